import { useState } from "react";
import type { DocumentText } from "../api/types";
import { Button } from "../ui/Button";
import { Caret } from "../ui/Caret";
import { Comparison } from "./Comparison";
import { someone } from "./who";

interface Props {
  theirs: DocumentText;
  /** mine is the text that could not be saved. */
  mine: string;
  onTake: (theirs: DocumentText) => void;
  onKeep: () => void;
}

/** Conflict says that somebody else saved the document meanwhile, shows how theirs differs, and lets one choose. */
export function Conflict({ theirs, mine, onTake, onKeep }: Props) {
  const [taking, setTaking] = useState(false);
  return (
    <div role="alert" className="mb-6 rounded-card border border-edge bg-sunk p-5">
      <p>
        {someone(theirs.who)} saved this document while you were editing it. Yours is kept in this browser; nothing is
        lost until you choose.
      </p>
      <details className="group mt-3">
        <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <span aria-hidden className="group-open:rotate-180">
            <Caret up={false} />
          </span>
          From theirs to yours, line by line
        </summary>
        <div className="mt-1 mb-3 max-h-96 overflow-y-auto" tabIndex={0} role="group" aria-label="From theirs to yours">
          <Comparison label="From theirs to yours" before={theirs.text} after={mine} />
        </div>
      </details>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="primary" onClick={onKeep}>
          Save mine over it
        </Button>
        {taking ? (
          <Button onClick={() => onTake(theirs)}>Yes, drop my changes</Button>
        ) : (
          <Button onClick={() => setTaking(true)}>Take theirs</Button>
        )}
      </div>
      <p className="mt-3 text-xs text-muted">Whichever you choose, theirs stays among the versions of the document.</p>
    </div>
  );
}
