import { diagnosticsOf, sentenceOf } from "../api/problem";
import type { Blueprint, GameView } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { FeedbackList } from "./FeedbackList";
import { isFace } from "./said";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  hand: Hand;
  /** hidden says that the page itself tells what there is to tell. */
  hidden: boolean;
}

/** Foot stays in sight: what came of the last move, and what went wrong with it. */
export function Foot({ view, blueprint, hand, hidden }: Props) {
  const { move } = hand;
  // What a decision led to stands in the story, and the face of a card on the card.
  const told = hidden ? [] : view.feedback.filter((each) => each.tone !== "consequence" && !isFace(each));
  // The button goes with what it dismisses; the focus must not go with it.
  const dismiss = () => {
    hand.dismiss();
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  if (told.length === 0 && move.name !== "lost" && move.name !== "refused") return null;
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper">
      <div className="mx-auto max-h-[38dvh] w-full max-w-5xl overflow-y-auto px-4 py-3 sm:px-8 sm:py-4">
        {move.name === "lost" && (
          <ErrorNote sentence="The connection was lost. What you did is kept, and sent again until the server answers." />
        )}
        {move.name === "refused" && (
          <ErrorNote
            sentence={sentenceOf(move.error)}
            details={diagnosticsOf(move.error)}
            action={<Button onClick={dismiss}>Dismiss</Button>}
          />
        )}
        {move.name !== "lost" && move.name !== "refused" && told.length > 0 && (
          <section
            aria-label="Feedback"
            className={move.name === "idle" ? "" : "opacity-60"}
            {...(told.length > 3 ? { tabIndex: 0 } : {})}
          >
            <FeedbackList feedback={told} blueprint={blueprint} />
          </section>
        )}
      </div>
    </div>
  );
}
