import { useState } from "react";
import type { DocumentHead, NewInvite } from "../api/types";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { InviteForm } from "./InviteForm";
import { InviteLink } from "./InviteLink";

/** InviteButton makes a link to a document, for someone else to play. */
export function InviteButton({ document }: { document: Pick<DocumentHead, "kind" | "id" | "title"> }) {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewInvite>();
  const close = () => {
    setOpen(false);
    setMade(undefined);
  };
  return (
    <>
      <Button aria-label={`Invite to ${document.title}`} onClick={() => setOpen(true)}>
        Invite
      </Button>
      <Dialog title={made ? "The link is ready" : `Invite to ${document.title}`} open={open} onClose={close}>
        {made ? <InviteLink made={made} onDone={close} /> : <InviteForm document={document} onMade={setMade} />}
      </Dialog>
    </>
  );
}
