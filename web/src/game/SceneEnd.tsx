import type { Blueprint, GameView, Scene } from "../api/types";
import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { FeedbackList } from "./FeedbackList";
import { sceneOf } from "./table";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  scene: Scene;
  hand: Hand;
}

/** SceneEnd stands between two scenes: what the one brought, and what the next is about. */
export function SceneEnd({ view, blueprint, scene, hand }: Props) {
  const way = blueprint.sceneTransitions.find((each) => each.from_scene === scene.id);
  const next = sceneOf(blueprint, way?.to_scene ?? "");
  return (
    <div className="mx-auto max-w-2xl pt-8 sm:pt-16">
      <p className="text-xs text-muted">A scene is done</p>
      <Arrival className="mt-1 text-title">{scene.title}</Arrival>
      <div className="mt-6">
        <FeedbackList feedback={view.feedback} blueprint={blueprint} />
      </div>
      {next && (
        <div className="mt-8 border-t border-rule pt-6">
          <p className="text-xs text-muted">Next</p>
          <h2 className="font-reading text-title font-medium">{next.title}</h2>
          {next.narrative_intro !== "" && <p className="mt-2 font-reading text-speech">{next.narrative_intro}</p>}
        </div>
      )}
      <Button look="primary" className="mt-8" onClick={() => hand.play({ do: "continue" })}>
        Go on
      </Button>
    </div>
  );
}
