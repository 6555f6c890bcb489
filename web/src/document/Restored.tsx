import { isChanged, sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import type { Restoring } from "./useRestoring";

interface Props {
  restoring: Restoring;
  /** unsaved tells that this browser keeps changes of the document that were not saved. */
  unsaved: boolean;
}

/** Restored says what came of restoring a version, and offers to undo it. */
export function Restored({ restoring: { done, error, pending, restore }, unsaved }: Props) {
  return (
    <>
      {error !== null && error !== undefined && (
        <div className="mb-6">
          <ErrorNote
            sentence={
              isChanged(error)
                ? "Nothing was restored: the document was saved by somebody else meanwhile. Their version is the newest in the list; look at it, then restore again."
                : sentenceOf(error)
            }
          />
        </div>
      )}
      <div role="status">
        {done && (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunk px-5 py-3">
            <p className="min-w-0 flex-1 basis-64 text-sm">
              The document is what it was in version {done.from.version}: that is version {done.to.version} now.{" "}
              {unsaved && "The changes that you have not saved are still in this browser; the editor shows them."}
            </p>
            <Button aria-disabled={pending} onClick={() => !pending && restore(done.before, done.to)}>
              Undo
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
