import { useEffect, useRef, type ReactNode } from "react";
import type { Conversation, RoleplayView } from "../api/types";
import { Button } from "../ui/Button";
import { firstName, guideClose, guideOpen, memberOf } from "./people";
import type { Place } from "./place";

interface Props {
  view: RoleplayView;
  conversation: Conversation;
  onMeet: (id: string) => void;
  onShow: (what: Place) => void;
  error: ReactNode;
}

/** EndOfConversation closes a conversation and says what can come next: someone to see, the decision, the debrief. */
export function EndOfConversation({ view, conversation, onMeet, onShow, error }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const member = memberOf(view, conversation.with);
  const canMeet = view.cast.filter(
    ({ id, status }) => (status === "unmet" || status === "talking") && id !== conversation.with,
  );
  const next = canMeet.find(({ id }) => id === conversation.next);
  const others = canMeet.filter(({ id }) => id !== next?.id);
  const decided = view.debrief !== undefined;

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
      <p className="mt-2">
        {decided
          ? "What you found out, what you did with it, and what passed you by is in your debrief."
          : next
            ? `${member ? firstName(member.name) : "They"} sent you to ${next.name}, ${next.role}.`
            : canMeet.length > 0
              ? conversation.with === guideOpen
                ? "Now hear the people."
                : "There are others to hear."
              : `You have heard everyone. What you know now is what the decision rests on: ${view.scenario.question}`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {decided ? (
          <Button look="primary" onClick={() => onShow("debrief")}>
            See your debrief
          </Button>
        ) : (
          <>
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
            {view.may_decide && conversation.with !== guideClose && (
              <Button look={canMeet.length === 0 ? "primary" : "quiet"} onClick={() => onShow("decide")}>
                Make your decision
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
