import { useSearchParams } from "react-router";
import type { RoleplayInput, RoleplaySession } from "../api/types";
import type { Deed } from "./arrived";
import { BriefingPage } from "./BriefingPage";
import { ConversationPage } from "./ConversationPage";
import { conversationWith, lastLine, memberOf } from "./people";
import { underway } from "./phase";
import { useDraft } from "./useDraft";
import { useFollow } from "./useFollow";
import { useTurn } from "./useTurn";

/** Play shows the briefing until someone is met, then the conversation the learner is in or looks back at. */
export function Play({ session }: { session: RoleplaySession }) {
  const { view } = session;
  const draft = useDraft(session.id, lastLine(view));
  const turn = useTurn(session, {
    onSent: ({ input }: Deed) => input.say !== undefined && draft.hand(),
    onSettled: () => draft.forget(),
    onRefused: ({ input }: Deed) => draft.putBack(input.say ?? ""),
  });
  const [params, setParams] = useSearchParams();
  const pending = underway(turn.phase);
  const following = useFollow(session.id, session.version, session.open && !pending);

  const shown = pending?.action.input.meet ?? params.get("with") ?? view.with;
  const member = memberOf(view, shown);

  const send = (input: RoleplayInput) => {
    if (params.has("with")) setParams({}, { replace: true });
    turn.send(input);
  };
  const read = (id: string) => setParams(id === view.with ? {} : { with: id });

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
    />
  );
}
