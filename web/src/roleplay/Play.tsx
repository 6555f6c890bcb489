import { useSearchParams } from "react-router";
import type { RoleplayInput, RoleplaySession } from "../api/types";
import { arrived, type Deed } from "./arrived";
import { BriefingPage } from "./BriefingPage";
import { ConversationPage } from "./ConversationPage";
import { DebriefPage } from "./DebriefPage";
import { DecisionPage } from "./DecisionPage";
import { conversationWith, guideClose, lastLine, memberOf } from "./people";
import { underway } from "../turn/phase";
import { placeIn, type Place } from "./place";
import { useCallDraft } from "./useCallDraft";
import { useDraft } from "../turn/useDraft";
import { useFollow } from "../turn/useFollow";
import { useTurn } from "../turn/useTurn";

/** Play shows where the learner is: the briefing, a conversation, the decision or the debrief. */
export function Play({ session }: { session: RoleplaySession }) {
  const { view } = session;
  const draft = useDraft(session.id, lastLine(view));
  const call = useCallDraft(session.id);
  const turn = useTurn(session, arrived, {
    onSent: ({ input }: Deed) => input.say !== undefined && draft.hand(),
    onSettled: ({ input }) => (input.decide ? call.forget() : draft.forget()),
    onRefused: ({ input }: Deed) => draft.putBack(input.say ?? ""),
  });
  const [params, setParams] = useSearchParams();
  const pending = underway(turn.phase);
  const following = useFollow(session.id, session.version, session.open && !pending);

  /** go changes the place in the address and keeps the rest of it. */
  const go = (place: Record<string, string>, replace = false) =>
    setParams(
      (before) => {
        for (const name of ["show", "with", "turn"]) before.delete(name);
        for (const [name, value] of Object.entries(place)) before.set(name, value);
        return before;
      },
      { replace },
    );
  const send = (input: RoleplayInput) => {
    if (params.has("with") || (params.has("show") && !input.decide)) go({}, true);
    turn.send(input);
  };
  const read = (id: string) => go(id === view.with && !view.debrief ? {} : { with: id });
  const show = (place: Place) => go({ show: place });

  const deciding = (pending ?? (turn.phase.name === "refused" ? turn.phase : undefined))?.action.input.decide;
  const place = placeOf();

  function placeOf(): ReturnType<typeof placeIn> {
    const input = pending?.action.input;
    if (input?.meet !== undefined) return { with: input.meet };
    if (input?.decide && view.guide) return { with: guideClose };
    return deciding ? "decide" : placeIn(view, params);
  }

  if (place === "debrief" && view.debrief)
    return <DebriefPage session={session} debrief={view.debrief} onRead={read} />;
  if (place === "decide")
    return <DecisionPage session={session} turn={turn} draft={call} onSend={send} onRead={read} onShow={show} />;
  const member = typeof place === "object" ? memberOf(view, place.with) : undefined;
  if (!member) return <BriefingPage view={view} turn={turn} busy={session.open} onMeet={(id) => send({ meet: id })} />;
  return (
    <ConversationPage
      session={session}
      member={member}
      conversation={conversationWith(view, member.id)}
      turn={turn}
      following={following}
      draft={draft}
      onSend={send}
      onRead={read}
      onShow={show}
    />
  );
}
