import type { ReactNode } from "react";
import type { CastMember } from "../api/types";
import { Button } from "../ui/Button";
import { firstName } from "./people";

interface Props {
  member: CastMember;
  /** to is where one came from: whom one talks to, or the debrief; empty when there is nothing to go back to. */
  to: string;
  onBack: () => void;
  error: ReactNode;
}

/** LookingBack stands below a conversation that is only being read. */
export function LookingBack({ member, to, onBack, error }: Props) {
  return (
    <div className="sticky bottom-0 border-t border-rule bg-paper py-4">
      {error}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">You are reading your conversation with {firstName(member.name)} again.</p>
        {to !== "" && <Button onClick={onBack}>Back to {to}</Button>}
      </div>
    </div>
  );
}
