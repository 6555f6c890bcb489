import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { NewInvite } from "../api/types";
import { Button } from "../ui/Button";
import { CopyField } from "../ui/CopyField";
import { Due } from "../ui/Due";
import { buttonClass } from "../ui/look";
import { spaced } from "./spaced";
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
          ? `For a group: the first ${invite.limit} who come by the link or the code can join. The link is shown this once, the code stays among your invitations.`
          : "Send it to one person: whoever joins first takes the place. It is shown this once."}
      </p>
      {me?.local && (
        <p className="text-sm text-muted">
          Only this machine can reach this server now, so the link opens here only. Settings say how to let others in.
        </p>
      )}
      <CopyField label="Link" value={window.location.origin + link} />
      {invite.code !== undefined && (
        <div>
          <p className="text-sm font-semibold">
            Code, to be typed at <span className="font-mono font-normal">{window.location.origin}/join</span>
          </p>
          <p data-code={invite.code} className="mt-1 font-mono text-display tracking-widest">
            {spaced(invite.code)}
          </p>
          {invite.code_expires !== undefined && (
            <p className="text-xs text-muted">
              It ends <Due at={invite.code_expires} />.
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Link to="/invites" className={buttonClass("plain")}>
          All invitations
        </Link>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
