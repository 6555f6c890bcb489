import type { RoleplayInput, RoleplaySession } from "../api/types";
import { BriefingButton } from "./BriefingButton";
import { CastList } from "./CastList";
import { conversationWith } from "./people";
import { Papers } from "./Papers";
import { SkipConversation } from "./SkipConversation";

interface Props {
  session: RoleplaySession;
  /** shown is whose conversation is on the page; here is who the learner is talking to. */
  shown: string;
  here: string;
  busy: boolean;
  onSend: (input: RoleplayInput) => void;
  onRead: (id: string) => void;
}

/** Side has what a learner may want beside the conversation: the people, the papers, the briefing, a way out. */
export function Side({ session, shown, here, busy, onSend, onRead }: Props) {
  const { view } = session;
  const conversation = conversationWith(view, here);
  return (
    <div className="space-y-9">
      <CastList
        cast={view.cast}
        shown={shown}
        here={here}
        busy={busy}
        onMeet={(id) => onSend({ meet: id })}
        onRead={onRead}
      />
      <Papers papers={view.papers} language={view.scenario.language} />
      <div className="flex flex-col items-start gap-1 border-t border-rule pt-4">
        <BriefingButton scenario={view.scenario} />
        {conversation && !conversation.ended && shown === here && (
          <SkipConversation busy={busy} onSkip={() => onSend({ skip: true })} />
        )}
      </div>
    </div>
  );
}
