import { useEffect, useRef, useState } from "react";
import type { RoleplayInput, RoleplaySession } from "../api/types";
import { useMedia } from "../ui/useMedia";
import { DecisionForm } from "./DecisionForm";
import { DecisionReview } from "./DecisionReview";
import { underway } from "../turn/phase";
import type { Place } from "./place";
import { Side } from "./Side";
import { SideDialog } from "./SideDialog";
import { TurnError } from "../turn/TurnError";
import type { CallDraft } from "./useCallDraft";
import type { Turn } from "../turn/useTurn";

interface Props {
  session: RoleplaySession;
  turn: Turn<RoleplayInput>;
  draft: CallDraft;
  onSend: (input: RoleplayInput) => void;
  onRead: (id: string) => void;
  onShow: (what: Place) => void;
}

/** DecisionPage is where the learner decides: an option and a reason, looked at once more before they are sent. */
export function DecisionPage({ session, turn, draft, onSend, onRead, onShow }: Props) {
  const { view } = session;
  const [reviewing, setReviewing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wide = useMedia("(min-width: 64rem)");
  const sending = underway(turn.phase) !== undefined;
  const option = view.scenario.options.find(({ id }) => id === draft.call.option);
  const review = reviewing && option !== undefined;

  // The form makes way for the review, and back: the focus goes to what is new.
  const shown = useRef(review);
  useEffect(() => {
    if (shown.current === review) return;
    shown.current = review;
    heading.current?.focus();
  }, [review]);

  const side = (close: () => void) => (
    <Side
      session={session}
      shown=""
      here={view.with}
      busy={sending}
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
    <div className="mx-auto flex w-full max-w-5xl flex-1 gap-12 px-4 pt-8 pb-16 sm:px-8 sm:pt-12">
      <title>{`Decide · ${view.scenario.title} · Throughline`}</title>
      <div className="mx-auto w-full max-w-2xl min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <p className="text-sm text-muted">{view.scenario.title}</p>
          {!wide && <SideDialog papers={view.papers.length}>{side}</SideDialog>}
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-1 mb-8 font-reading text-display font-medium tracking-[-0.015em] outline-none"
        >
          {review ? "This is your decision" : view.scenario.question}
        </h1>
        <TurnError turn={turn} />
        {review ? (
          <DecisionReview
            question={view.scenario.question}
            label={option.label}
            reason={draft.call.reason.trim()}
            sending={sending}
            onBack={() => {
              turn.dismiss();
              setReviewing(false);
            }}
            onSend={() => onSend({ decide: { option: option.id, reason: draft.call.reason.trim() } })}
          />
        ) : (
          <DecisionForm options={view.scenario.options} draft={draft} onDone={() => setReviewing(true)} />
        )}
      </div>
      {wide && (
        <aside aria-label="People and papers" className="w-68 shrink-0">
          {side(() => undefined)}
        </aside>
      )}
    </div>
  );
}
