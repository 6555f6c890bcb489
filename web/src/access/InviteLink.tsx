import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { NewInvite } from "../api/types";
import { Button } from "../ui/Button";
import { CopyField } from "../ui/CopyField";
import { buttonClass } from "../ui/look";
import { useMe } from "./useMe";

interface Props {
  made: NewInvite;
  onDone: () => void;
}

/** InviteLink shows a link this once, to be sent to whom it is for. */
export function InviteLink({ made, onDone }: Props) {
  const me = useMe();
  const top = useRef<HTMLParagraphElement>(null);
  const { invite, link } = made;

  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);

  return (
    <div className="space-y-5">
      <p ref={top} tabIndex={-1} className="outline-none">
        {invite.class
          ? `Send it to your class: the first ${invite.limit} who open it can join.`
          : "Send it to one person: whoever joins first takes the place."}{" "}
        It is shown this once.
      </p>
      {me?.local && (
        <p className="text-sm text-muted">
          Only this machine can reach this server now, so the link opens here only. Settings say how to let others in.
        </p>
      )}
      <CopyField label="Link" value={window.location.origin + link} />
      <div className="flex flex-wrap justify-end gap-3">
        <Link to="/invites" className={buttonClass("plain")}>
          All invitations
        </Link>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
