import { useRef } from "react";
import type { CastMember, Conversation, RoleplayInput, RoleplaySession, RoleplayView } from "../api/types";
import { useMedia } from "../ui/useMedia";
import { Announcer } from "./Announcer";
import { arrived } from "./arrived";
import { Composer } from "./Composer";
import { ConversationHeader } from "./ConversationHeader";
import { EndOfConversation } from "./EndOfConversation";
import { Inspector } from "./Inspector";
import { InspectToggle } from "./InspectToggle";
import { LookingBack } from "./LookingBack";
import { firstName, guideClose, memberOf } from "./people";
import { underway } from "../turn/phase";
import type { Place } from "./place";
import { PivotCards } from "./PivotCards";
import { Side } from "./Side";
import { SideDialog } from "./SideDialog";
import { Transcript } from "./Transcript";
import { TurnError } from "../turn/TurnError";
import type { Draft } from "../turn/useDraft";
import type { Following } from "../turn/useFollow";
import { useFoot } from "./useFoot";
import { useInspect } from "./useInspect";
import type { Turn } from "../turn/useTurn";

interface Props {
  session: RoleplaySession;
  member: CastMember;
  /** conversation is absent while the first words of it are on their way. */
  conversation: Conversation | undefined;
  turn: Turn<RoleplayInput>;
  following: Following;
  draft: Draft;
  onSend: (input: RoleplayInput) => void;
  onRead: (id: string) => void;
  onShow: (what: Place) => void;
}

/** ConversationPage is one conversation, with the people and papers of the scenario beside it. */
export function ConversationPage({
  session,
  member,
  conversation,
  turn,
  following,
  draft,
  onSend,
  onRead,
  onShow,
}: Props) {
  const { view } = session;
  const { phase } = turn;
  const box = useRef<HTMLTextAreaElement>(null);
  const wide = useMedia("(min-width: 64rem)");
  const inspecting = useInspect();

  const pending = underway(phase);
  const waiting = pending !== undefined || (session.open && member.id === view.with);
  const speech = (pending ?? following).speech.text;
  const here = hereAfter(pending?.action.input, view.with);
  const lost = phase.name === "lost" || !following.connected;
  const pivot = waiting ? undefined : conversation?.pivot;
  const lines = conversation?.lines ?? [];
  const foot = useFoot(lines.length + (waiting ? 1 : 0), speech.length, pivot?.id);

  const error = <TurnError turn={turn} />;

  const choose = (option: string) => {
    onSend({ choose: option });
    if (window.matchMedia("(hover: hover)").matches) box.current?.focus({ preventScroll: true });
  };
  const side = (close: () => void) => (
    <Side
      session={session}
      shown={member.id}
      here={here}
      busy={waiting || session.open}
      onSend={(input) => {
        close();
        onSend(input);
      }}
      onRead={(id) => {
        close();
        onRead(id);
      }}
      onShow={onShow}
    />
  );

  return (
    <div
      className={`mx-auto flex w-full flex-1 gap-12 px-4 sm:px-8 ${inspecting.on && wide ? "max-w-7xl" : "max-w-5xl"}`}
    >
      <title>{`${member.name} · ${view.scenario.title} · Throughline`}</title>
      <div className="mx-auto flex w-full max-w-2xl min-w-0 flex-1 flex-col">
        <ConversationHeader scenario={view.scenario.title} member={member} conversation={conversation}>
          <InspectToggle inspecting={inspecting} />
          {(!wide || inspecting.on) && <SideDialog papers={view.papers.length}>{side}</SideDialog>}
        </ConversationHeader>
        {inspecting.on && !wide ? (
          <section aria-label="Inspector" className="flex-1 py-6">
            <Inspector key={member.id} session={session} shown={member.id} />
          </section>
        ) : (
          <>
            <Transcript
              member={member}
              lines={lines}
              language={view.scenario.language}
              said={
                pending && !arrived(session, pending.action)
                  ? lineOf(pending.action.input, conversation, view)
                  : undefined
              }
              speech={waiting ? speech : undefined}
              lost={waiting && lost}
            />
            <Announcer key={member.id} name={member.name} lines={lines} />
            {here !== member.id || (view.debrief && member.id !== guideClose) ? (
              <LookingBack
                error={error}
                member={member}
                to={view.debrief ? "your debrief" : firstName(memberOf(view, here)?.name ?? "")}
                onBack={() => (view.debrief ? onShow("debrief") : onRead(here))}
              />
            ) : conversation?.ended && !waiting ? (
              <EndOfConversation
                error={error}
                view={view}
                conversation={conversation}
                onMeet={(id) => onSend({ meet: id })}
                onShow={onShow}
              />
            ) : (
              <>
                {pivot && <PivotCards key={pivot.id} pivot={pivot} onChoose={choose} />}
                <div className="sticky bottom-0 bg-paper pt-2 pb-2 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:bg-linear-to-t before:from-paper sm:pb-4">
                  {error}
                  <Composer
                    ref={box}
                    name={firstName(member.name)}
                    draft={draft}
                    onChange={turn.dismiss}
                    onSend={(text) => onSend({ say: text })}
                    reason={waiting ? reasonFor(firstName(member.name), lost) : ""}
                    answering={pivot !== undefined}
                  />
                </div>
              </>
            )}
          </>
        )}
        <div ref={foot} />
      </div>
      {inspecting.on && wide && (
        <aside aria-label="Inspector" className="w-[27rem] shrink-0 py-8">
          <div className="sticky top-6 -m-2 max-h-[calc(100dvh-4rem)] overflow-y-auto p-2">
            <Inspector key={member.id} session={session} shown={member.id} />
          </div>
        </aside>
      )}
      {wide && !inspecting.on && (
        <aside aria-label="People and papers" className="w-68 shrink-0 py-8">
          <div className="sticky top-6 -m-2 max-h-[calc(100dvh-4rem)] overflow-y-auto p-2">{side(() => undefined)}</div>
        </aside>
      )}
    </div>
  );
}

/** lineOf is the learner's line that an action stands for, as far as it has words. */
function lineOf(input: RoleplayInput, conversation: Conversation | undefined, view: RoleplayView): string | undefined {
  if (input.say !== undefined) return input.say;
  const { decide } = input;
  if (decide) return `${view.scenario.options.find(({ id }) => id === decide.option)?.label ?? ""}\n\n${decide.reason}`;
  return conversation?.pivot?.options.find((option) => option.id === input.choose)?.text;
}

/** hereAfter is whom the learner talks to once the server has what is on its way. */
function hereAfter(input: RoleplayInput | undefined, here: string): string {
  if (input?.decide) return guideClose;
  return input?.meet ?? here;
}

function reasonFor(name: string, lost: boolean): string {
  return lost ? "What you wrote is kept, and goes on as soon as the server answers." : `${name} is answering.`;
}
