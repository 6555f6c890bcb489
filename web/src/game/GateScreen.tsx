import type { Blueprint, GameView } from "../api/types";
import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { FeedbackList } from "./FeedbackList";
import { mechanicOf, nameOf, sceneOf } from "./table";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  hand: Hand;
}

/** GateScreen asks for more points before the game goes on, and says how often one may try. */
export function GateScreen({ view, blueprint, hand }: Props) {
  const gate = view.gate;
  const mechanic = mechanicOf(blueprint, view.mechanic);
  if (!gate) return null;
  return (
    <div className="mx-auto max-w-2xl pt-8 sm:pt-16">
      <p className="text-xs text-muted">{mechanic ? nameOf(mechanic) : sceneOf(blueprint, view.scene)?.title}</p>
      <Arrival className="mt-1 text-title">
        {gate.need - gate.score === 1 ? "One point" : `${gate.need - gate.score} points`} to go
      </Arrival>
      <p className="mt-4 font-reading text-speech">
        {gate.need === 1 ? "One point leads" : `${gate.need} points lead`} on from here, and you have {gate.score}.{" "}
        {mechanic ? "Your best attempt counts." : "The whole scene is played again, and the best of each task counts."}
      </p>
      <p className="mt-2 text-sm text-muted">
        {gate.retries === 1
          ? "You can try once more; after that the game goes on in any case."
          : `You can try ${gate.retries} more times; after that the game goes on in any case.`}
      </p>
      <div className="mt-6">
        <FeedbackList feedback={view.feedback.filter(({ tone }) => tone !== "gate")} blueprint={blueprint} />
      </div>
      <Button look="primary" className="mt-8" onClick={() => hand.play({ do: "retry" })}>
        Try again
      </Button>
    </div>
  );
}
