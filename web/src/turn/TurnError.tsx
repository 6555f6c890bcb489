import { diagnosticsOf, Problem, sentenceOf } from "../api/problem";
import type { Input } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import type { Turn } from "./useTurn";

/** TurnError says why the server did not take what a person did, and offers to send the same again. */
export function TurnError<Done extends Input>({ turn }: { turn: Turn<Done> }) {
  const { phase } = turn;
  if (phase.name !== "refused") return null;
  return (
    <div className="mb-4">
      <ErrorNote
        sentence={sentenceOf(phase.error)}
        details={diagnosticsOf(phase.error)}
        action={
          isFinal(phase.error) ? (
            <Button onClick={turn.dismiss}>Dismiss</Button>
          ) : (
            <Button onClick={turn.again}>Try again</Button>
          )
        }
      />
    </div>
  );
}

/** isFinal tells whether the same request can only get the same answer. */
function isFinal(error: unknown): boolean {
  return error instanceof Problem && [400, 404, 413, 415, 422].includes(error.status);
}
