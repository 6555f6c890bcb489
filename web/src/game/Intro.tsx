import { useState } from "react";
import { Link } from "react-router";
import { useMe } from "../access/useMe";
import type { Blueprint, GameSession } from "../api/types";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { Mark } from "../ui/Mark";
import { Arrival } from "./Arrival";
import { pending } from "./move";
import { remember, remembered, spoken } from "./timer";
import { TimerChoice } from "./TimerChoice";
import type { Hand } from "./useMove";

interface Props {
  session: GameSession;
  blueprint: Blueprint;
  hand: Hand;
}

/** Intro is the cover of a game: what it is about, how long it takes, how the clock runs. */
export function Intro({ session, blueprint, hand }: Props) {
  const { view } = session;
  const me = useMe();
  const [mode, setMode] = useState(remembered() ?? view.timer);
  const tasks = blueprint.scenes.flatMap((scene) => scene.mechanics);
  const timed = tasks.some((task) => (task.timeLimitSeconds ?? 0) > 0);
  const busy = pending(hand.move) !== undefined;
  return (
    <div className="mx-auto max-w-2xl pt-12 pb-10 sm:pt-24">
      <Mark className="mb-8 h-8" />
      <p className="text-sm text-muted">{blueprint.subject}</p>
      <Arrival className="mt-1 text-display tracking-[-0.015em]">{blueprint.title}</Arrival>
      {blueprint.narrative_intro !== "" && <p className="mt-5 font-reading text-speech">{blueprint.narrative_intro}</p>}
      <p className="mt-5 text-sm text-muted">
        About {spoken(blueprint.minutes * 60)} · {tasks.length} {tasks.length === 1 ? "task" : "tasks"} in{" "}
        {blueprint.scenes.length} {blueprint.scenes.length === 1 ? "scene" : "scenes"} · {blueprint.total_max_score}{" "}
        points
      </p>
      {timed && (
        <div className="mt-8">
          <TimerChoice mode={mode} onChange={setMode} />
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          aria-disabled={busy}
          onClick={() => {
            if (timed) remember(mode);
            if (timed && mode !== view.timer) hand.play({ do: "timer", mode }, { do: "start" });
            else hand.play({ do: "start" });
          }}
        >
          {busy ? "One moment…" : "Start"}
        </Button>
        {me?.who === "owner" && (
          <Link to="/" className={buttonClass("plain")}>
            Not now
          </Link>
        )}
      </div>
      <p className="mt-6 text-xs text-muted">
        Every answer is kept at once: you can leave and come back to where you were. A wrong answer or a hint costs a
        third of an item’s points.
      </p>
    </div>
  );
}
