import { useState } from "react";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

interface Props {
  busy: boolean;
  onSkip: () => void;
}

/** SkipConversation ends a conversation early, after asking. */
export function SkipConversation({ busy, onSkip }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="plain" className="-ml-3" aria-disabled={busy} onClick={() => !busy && setAsking(true)}>
        Skip to the end of this conversation
      </Button>
      <Dialog
        title="Skip to the end?"
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep talking</Button>
            <Button
              look="primary"
              onClick={() => {
                setAsking(false);
                onSkip();
              }}
            >
              Skip to the end
            </Button>
          </>
        }
      >
        <p>What you have not found out yet stays unsaid. You cannot come back to it.</p>
      </Dialog>
    </>
  );
}
