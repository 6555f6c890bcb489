import type { ReactNode } from "react";
import type { CastMember, Conversation } from "../api/types";
import { Line } from "../ui/Line";
import { firstName, isGuide } from "./people";
import { Standing } from "./Standing";

interface Props {
  scenario: string;
  member: CastMember;
  conversation: Conversation | undefined;
  children: ReactNode;
}

/** ConversationHeader says whom one is talking to, how one stands with them, and how far one has come. */
export function ConversationHeader({ scenario, member, conversation, children }: Props) {
  return (
    <div className="sticky top-0 z-10 bg-paper pt-3 pb-2 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-5 after:bg-linear-to-b after:from-paper sm:pt-8">
      <p className="hidden text-xs text-muted sm:block">{scenario}</p>
      <div className="flex items-center justify-between gap-4 sm:items-end">
        <div className="min-w-0">
          <h1 className="font-reading text-title font-medium">{member.name}</h1>
          <p className="text-xs text-muted sm:text-sm">{member.role}</p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <div className="flex flex-col items-end gap-1.5 sm:flex-row sm:items-center">{children}</div>
          {conversation && !isGuide(member.id) && (
            <Standing name={firstName(member.name)} state={conversation.standing} />
          )}
        </div>
      </div>
      <div className="mt-3">
        <Line walked={conversation?.progress ?? 0} label={`How far the conversation with ${member.name} has come`} />
      </div>
    </div>
  );
}
