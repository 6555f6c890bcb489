import { useEffect } from "react";
import { useBlocker } from "react-router";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

/** Unsaved asks before one leaves changes behind. */
export function Unsaved({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);
  return (
    <Dialog
      title="Leave without saving?"
      open={blocker.state === "blocked"}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.state === "blocked" && blocker.reset()}>Stay</Button>
          <Button look="primary" onClick={() => blocker.state === "blocked" && blocker.proceed()}>
            Leave
          </Button>
        </>
      }
    >
      <p>Your changes stay in this browser and are here when you come back, but nobody else sees them.</p>
    </Dialog>
  );
}
