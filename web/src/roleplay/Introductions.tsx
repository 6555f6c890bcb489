import type { RoleplayView } from "../api/types";
import { Button } from "../ui/Button";
import { firstName, waitsFor } from "./people";

interface Props {
  view: RoleplayView;
  busy: boolean;
  onMeet: (id: string) => void;
}

/** Introductions names the people to talk to, and whom to hear before those who cannot be met yet. */
export function Introductions({ view, busy, onMeet }: Props) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {view.cast.map((member) => (
        <li key={member.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div>
            <h3 className="font-reading text-speech font-medium">{member.name}</h3>
            <p className="text-sm text-muted">{member.role}</p>
          </div>
          {member.status === "locked" ? (
            <p className="text-sm text-muted">Hear {waitsFor(view, member)} first</p>
          ) : (
            <Button aria-disabled={busy} onClick={() => !busy && onMeet(member.id)}>
              Talk to {firstName(member.name)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
