import { useState } from "react";
import type { Blueprint, GameSession } from "../api/types";
import { Foot } from "./Foot";
import { GateScreen } from "./GateScreen";
import { Header } from "./Header";
import { Interlude } from "./Interlude";
import { Intro } from "./Intro";
import { pending } from "./move";
import { Ready } from "./Ready";
import { Results } from "./Results";
import { announcement, hasPassed } from "./said";
import { SceneEnd } from "./SceneEnd";
import { Stage } from "./Stage";
import { mechanicOf, sceneOf, type Table } from "./table";
import { useLive } from "./useLive";
import { useMove } from "./useMove";

interface Props {
  session: GameSession;
  blueprint: Blueprint;
}

/** Player shows what the game waits for. It holds no rule: what counts, what is right and what follows is the server's to say. */
export function Player({ session, blueprint }: Props) {
  const { view } = session;
  const hand = useMove(session);
  useLive(session.id, session.version, pending(hand.move) !== undefined);
  const [before, setBefore] = useState(view);
  const [said, setSaid] = useState("");
  // seen is the move after which the player has gone on from a finished task.
  const [seen, setSeen] = useState(0);
  if (view.move !== before.move) {
    setBefore(view);
    setSaid(announcement(blueprint, before, view));
  }
  // The same words said twice must be heard twice.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text));

  const scene = sceneOf(blueprint, view.scene);
  const mechanic = mechanicOf(blueprint, view.mechanic);
  const resting = hasPassed(view) && seen !== view.move;

  return (
    <div lang={view.game.language} className="flex min-h-dvh flex-col">
      <title>{`${view.game.title} · Throughline`}</title>
      {view.phase !== "intro" && <Header view={view} blueprint={blueprint} hand={hand} say={say} />}
      <div aria-busy={pending(hand.move) !== undefined} className="mx-auto w-full max-w-5xl flex-1 px-4 pb-6 sm:px-8">
        {screen()}
      </div>
      <Foot
        view={view}
        blueprint={blueprint}
        hand={hand}
        hidden={hasPassed(view) || ["ended", "gate", "scene"].includes(view.phase)}
      />
      <div role="status" aria-live="polite" className="sr-only">
        {said}
      </div>
    </div>
  );

  function screen() {
    if (resting) return <Interlude key={view.move} view={view} blueprint={blueprint} onGo={() => setSeen(view.move)} />;
    switch (view.phase) {
      case "intro":
        return <Intro session={session} blueprint={blueprint} hand={hand} />;
      case "ended":
        return <Results key={view.move} view={view} blueprint={blueprint} hand={hand} />;
      case "scene":
        return scene && <SceneEnd key={view.at} view={view} blueprint={blueprint} scene={scene} hand={hand} />;
      case "gate":
        return <GateScreen key={view.move} view={view} blueprint={blueprint} hand={hand} />;
    }
    if (!scene || !mechanic) return null;
    const place = `${view.at}/${view.attempt}/${view.practice ? "practice" : ""}`;
    if (view.phase === "ready") return <Ready key={place} view={view} mechanic={mechanic} hand={hand} />;
    const table: Table = {
      session: session.id,
      view,
      scene,
      mechanic,
      pending: pending(hand.move),
      play: hand.play,
      say,
    };
    return <Stage key={place} table={table} />;
  }
}
