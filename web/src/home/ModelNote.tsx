import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "../api/problem";
import { statusQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";

/** ModelNote says who writes the words, and how to change that. */
export function ModelNote() {
  const status = useQuery(statusQuery);
  return (
    <section aria-labelledby="model">
      <h2 id="model" className="mb-4 font-reading text-title font-medium">
        Who speaks
      </h2>
      {status.isPending ? (
        <Loading label="Loading which model is in use" rows={1} />
      ) : status.isError ? (
        <ErrorNote
          sentence={sentenceOf(status.error)}
          action={<Button onClick={() => void status.refetch()}>Try again</Button>}
        />
      ) : (
        <div className="border-l-2 border-rule pl-5">
          <p>
            <strong className="font-semibold">{status.data.model.name}</strong>
            {status.data.model.configured ? "" : ": no model configured"}
          </p>
          <p className="mt-1 max-w-2xl text-sm text-muted">{status.data.model.message}</p>
          <p className="mt-3 text-xs text-muted">
            Throughline {status.data.version}, keeping sessions in {status.data.database}
          </p>
        </div>
      )}
    </section>
  );
}
