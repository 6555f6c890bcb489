import { useRef, useState } from "react";
import type { Invite } from "../api/types";
import { Button } from "../ui/Button";
import { Caret } from "../ui/Caret";
import { Due } from "../ui/Due";
import { Moment } from "../ui/Moment";
import { GuestList } from "./GuestList";
import { RevokeInvite } from "./RevokeInvite";
import { spaced } from "./spaced";
import { places } from "./places";

interface Props {
  invite: Invite;
  onRevoked: (name: string) => void;
}

/** InviteItem is one link: what it opens, how many came, whether more may, and, opened, who they are. */
export function InviteItem({ invite, onRevoked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const name = invite.label || invite.title;
  const list = `guests-${invite.id}`;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 ref={heading} tabIndex={-1} className="font-reading text-base font-medium outline-none">
            {name}
          </h2>
          <p className="text-sm text-muted">
            <span
              className={`inline-block first-letter:uppercase ${invite.state === "open" ? "font-semibold text-ink" : ""}`}
            >
              {invite.state}
            </span>
            {" · "}
            {places(invite)}
            {invite.state === "open" && invite.code !== undefined && (
              <>
                {" · code "}
                <span className="font-mono text-ink">{spaced(invite.code)}</span>
              </>
            )}
            {invite.label && ` · ${invite.title}`}
            {" · made "}
            <Moment at={invite.created} />
            {invite.state === "open" && invite.expires > 0 && (
              <>
                {" · ends "}
                <Due at={invite.expires} />
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-expanded={open}
            aria-controls={open ? list : undefined}
            aria-label={`Guests of ${name}`}
            onClick={() => setOpen(!open)}
          >
            Guests
            <Caret up={open} />
          </Button>
          {invite.state === "open" && (
            <RevokeInvite
              invite={invite}
              onRevoked={() => {
                // The button that has the focus is about to go.
                heading.current?.focus();
                onRevoked(name);
              }}
            />
          )}
        </div>
      </div>
      {open && (
        <div id={list} className="mt-4">
          <GuestList invite={invite} />
        </div>
      )}
    </li>
  );
}
