import type { Blueprint, GameView } from "../api/types";
import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { FeedbackList } from "./FeedbackList";
import { mechanicOf, nameOf, sceneOf } from "./table";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  onGo: () => void;
}

/** Interlude lets a finished task sink in before the next one is shown; the game itself is there already. */
export function Interlude({ view, blueprint, onGo }: Props) {
  const done = mechanicOf(blueprint, view.feedback.find(({ mechanic }) => mechanic !== view.mechanic)?.mechanic);
  const next = mechanicOf(blueprint, view.mechanic);
  const scene = sceneOf(blueprint, view.scene);
  const entered = scene && !scene.mechanics.some(({ id }) => id === done?.id) ? scene : undefined;
  return (
    <div className="mx-auto max-w-2xl pt-8 sm:pt-16">
      <p className="text-xs text-muted">{done ? nameOf(done) : "Task"}</p>
      <Arrival className="mt-1 text-title">Done</Arrival>
      <div className="mt-6">
        <FeedbackList feedback={view.feedback} blueprint={blueprint} />
      </div>
      {entered && (
        <div className="mt-8 border-t border-rule pt-6">
          <h2 className="font-reading text-title font-medium">{entered.title}</h2>
          {entered.narrative_intro !== "" && <p className="mt-2 font-reading text-speech">{entered.narrative_intro}</p>}
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <Button look="primary" onClick={onGo}>
          Go on
        </Button>
        {next && <span className="text-sm text-muted">Next: {nameOf(next)}</span>}
      </div>
    </div>
  );
}
