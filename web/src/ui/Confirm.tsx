import { useState, type ReactNode } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { ErrorNote } from "./ErrorNote";

interface Props {
  /** verb is what is done, as the button says it, and object what it is done to. */
  verb: string;
  object: string;
  title: string;
  /** children say what will be lost. */
  children: ReactNode;
  pending: boolean;
  /** fault says why it was not done. */
  fault?: string | undefined;
  onConfirm: () => void;
}

/** Confirm is a button for what cannot be undone: it asks first. */
export function Confirm({ verb, object, title, children, pending, fault, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" aria-label={`${verb} ${object}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog
        title={title}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button look="primary" aria-disabled={pending} onClick={() => !pending && onConfirm()}>
              {pending ? "One moment…" : verb}
            </Button>
          </>
        }
      >
        <p>{children}</p>
        {fault !== undefined && (
          <div className="mt-4">
            <ErrorNote sentence={fault} />
          </div>
        )}
      </Dialog>
    </>
  );
}
