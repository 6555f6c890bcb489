import type { RoleplayInput, RoleplaySession } from "../api/types";
import { Button } from "../ui/Button";
import { BriefingButton } from "./BriefingButton";
import { CastList } from "./CastList";
import { Decide } from "./Decide";
import { conversationWith, firstName, guideOpen, isGuide } from "./people";
import { Papers } from "./Papers";
import type { Place } from "./place";
import { SkipConversation } from "./SkipConversation";

interface Props {
  session: RoleplaySession;
  /** shown is whose conversation is on the page; here is who the learner is talking to. */
  shown: string;
  here: string;
  busy: boolean;
  onSend: (input: RoleplayInput) => void;
  onRead: (id: string) => void;
  /** onShow leads to the decision or the debrief. */
  onShow: (what: Place) => void;
}

/** Side has what a learner may want beside the conversation: the people, the papers, the briefing, a way out. */
export function Side({ session, shown, here, busy, onSend, onRead, onShow }: Props) {
  const { view } = session;
  const { guide } = view;
  const askGuide = () => (conversationWith(view, guideOpen)?.ended ? onRead(guideOpen) : onSend({ meet: guideOpen }));
  const conversation = conversationWith(view, here);
  return (
    <div className="space-y-9">
      <CastList
        view={view}
        shown={shown}
        here={here}
        busy={busy}
        onMeet={(id) => onSend({ meet: id })}
        onRead={onRead}
      />
      <Papers papers={view.papers} language={view.scenario.language} />
      <Decide view={view} onShow={onShow} />
      <div className="flex flex-col items-start gap-1 border-t border-rule pt-4">
        {guide && !view.debrief && shown !== guideOpen && (
          <Button look="plain" className="-ml-3" aria-disabled={busy} onClick={() => !busy && askGuide()}>
            {conversationWith(view, guideOpen)?.ended ? "Read again what was said with" : "Ask"} {firstName(guide.name)}
          </Button>
        )}
        <BriefingButton scenario={view.scenario} />
        {conversation && !conversation.ended && shown === here && !isGuide(here) && (
          <SkipConversation busy={busy} onSkip={() => onSend({ skip: true })} />
        )}
      </div>
    </div>
  );
}
