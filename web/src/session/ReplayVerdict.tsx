import { useMutation } from "@tanstack/react-query";
import { sentenceOf } from "../api/problem";
import { replay } from "../api/queries";
import type { Replay } from "../api/types";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { ErrorNote } from "../ui/ErrorNote";

const sentences: Record<Replay["verdict"], string> = {
  same: "Same. Decided again from the log alone, everything comes out as it did.",
  differs: "Differs. The same inputs give something else now.",
  "other version": "Other version. The session was played under other rules or prompts, so it is not decided again.",
};

/** ReplayVerdict has the session decided again and says whether it comes out the same. */
export function ReplayVerdict({ id }: { id: string }) {
  const replaying = useMutation({ mutationFn: () => replay(id) });
  const verdict = replaying.data;
  return (
    <>
      <Button aria-disabled={replaying.isPending} onClick={() => !replaying.isPending && replaying.mutate()}>
        {replaying.isPending ? "Replaying…" : "Replay"}
      </Button>
      <Dialog title="Replay" open={verdict !== undefined || replaying.isError} onClose={() => replaying.reset()}>
        {replaying.isError && <ErrorNote sentence={sentenceOf(replaying.error)} />}
        {verdict && (
          <>
            <p className="font-reading text-speech">{sentences[verdict.verdict]}</p>
            <p className="mt-2 text-sm text-muted">
              {verdict.events} events in {verdict.turns} turns.
            </p>
            {verdict.difference && (
              <dl className="mt-4 space-y-3 text-sm">
                <dt className="font-semibold">
                  Event {verdict.difference.version}, turn {verdict.difference.turn}: {verdict.difference.type}
                </dt>
                <dd>
                  In the log:
                  <pre className="mt-1 rounded-card bg-sunk p-3 text-xs whitespace-pre-wrap">
                    {verdict.difference.logged}
                  </pre>
                </dd>
                <dd>
                  Now:
                  <pre className="mt-1 rounded-card bg-sunk p-3 text-xs whitespace-pre-wrap">
                    {verdict.difference.again}
                  </pre>
                </dd>
              </dl>
            )}
          </>
        )}
      </Dialog>
    </>
  );
}
