import { useRef, useState, type ReactNode } from "react";
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
  /** onConfirm does it; the dialog closes when it is done, and stays when it is not. */
  onConfirm: () => Promise<void>;
  /** onDone is called when the dialog is closed again, with the focus still on the button. */
  onDone: () => void;
}

/** Confirm is a button for what cannot be undone: it asks first. */
export function Confirm({ verb, object, title, children, pending, fault, onConfirm, onDone }: Props) {
  const [asking, setAsking] = useState(false);
  const done = useRef(false);
  const confirm = async () => {
    if (pending) return;
    try {
      await onConfirm();
      done.current = true;
      setAsking(false);
    } catch {
      // What went wrong comes back as the fault.
    }
  };
  return (
    <>
      <Button look="plain" aria-label={`${verb} ${object}`} onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <Dialog
        title={title}
        open={asking}
        onClose={() => {
          setAsking(false);
          if (done.current) onDone();
          done.current = false;
        }}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button look="primary" aria-disabled={pending} onClick={() => void confirm()}>
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
