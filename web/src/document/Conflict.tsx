import { useState } from "react";
import type { DocumentText } from "../api/types";
import { Block } from "../ui/Block";
import { Button } from "../ui/Button";

interface Props {
  theirs: DocumentText;
  onTake: (theirs: DocumentText) => void;
  onKeep: () => void;
}

/** Conflict says that somebody else saved the document meanwhile, shows theirs, and lets one choose. */
export function Conflict({ theirs, onTake, onKeep }: Props) {
  const [taking, setTaking] = useState(false);
  return (
    <div role="alert" className="mb-6 rounded-card border border-edge bg-sunk p-5">
      <p>
        {theirs.who || "Somebody else"} saved this document while you were editing it. Yours is kept in this browser;
        nothing is lost until you choose.
      </p>
      <Block title="The document as it is on the server now" text={theirs.text} />
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
    </div>
  );
}
