import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { useMe } from "../access/useMe";
import type { Conversation, RoleplayView } from "../api/types";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { firstName, memberOf } from "./people";

interface Props {
  view: RoleplayView;
  conversation: Conversation;
  session: string;
  onMeet: (id: string) => void;
  error: ReactNode;
}

/** EndOfConversation closes a conversation and says whom to see next. */
export function EndOfConversation({ view, conversation, session, onMeet, error }: Props) {
  const me = useMe();
  const heading = useRef<HTMLHeadingElement>(null);
  const member = memberOf(view, conversation.with);
  const sentTo = conversation.next ? memberOf(view, conversation.next) : undefined;
  const next = sentTo?.status === "done" ? undefined : sentTo;
  const others = view.cast.filter(
    (other) => other.status !== "done" && other.id !== conversation.with && other.id !== next?.id,
  );

  // What had the focus is gone with the composer.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section aria-labelledby="ended" className="mb-10 border-t-2 border-accent pt-5">
      {error}
      <h2 id="ended" ref={heading} tabIndex={-1} className="font-reading text-title font-medium outline-none">
        {member ? `Your conversation with ${firstName(member.name)} is over` : "This conversation is over"}
      </h2>
      {next ? (
        <p className="mt-2">
          {member && firstName(member.name)} sent you to {next.name}, {next.role}.
        </p>
      ) : others.length > 0 ? (
        <p className="mt-2">There are others to hear.</p>
      ) : (
        <p className="mt-2">
          You have heard everyone. What you know now is what the decision rests on: {view.scenario.question}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {next && (
          <Button look="primary" onClick={() => onMeet(next.id)}>
            Talk to {firstName(next.name)}
          </Button>
        )}
        {others.map((other, index) => (
          <Button key={other.id} look={!next && index === 0 ? "primary" : "quiet"} onClick={() => onMeet(other.id)}>
            Talk to {firstName(other.name)}
          </Button>
        ))}
        {me?.who === "owner" && !next && others.length === 0 && (
          <Link to={`/sessions/${session}`} className={buttonClass("quiet")}>
            See the record
          </Link>
        )}
      </div>
    </section>
  );
}
