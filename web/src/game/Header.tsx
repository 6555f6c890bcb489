import { Link } from "react-router";
import { useMe } from "../access/useMe";
import type { Blueprint, GameView } from "../api/types";
import { Line } from "../ui/Line";
import { ThemeToggle } from "../ui/ThemeToggle";
import { Clock } from "./Clock";
import { walked } from "./said";
import { sceneOf } from "./table";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  hand: Hand;
  say: (text: string) => void;
}

/** Header says where one is: the line as far as it is walked, the scene, the score, the time. */
export function Header({ view, blueprint, hand, say }: Props) {
  const me = useMe();
  const number = blueprint.scenes.findIndex(({ id }) => id === view.scene) + 1;
  const scene = sceneOf(blueprint, view.scene);
  const part = view.phase === "ended" ? 1 : walked(view);
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="mx-auto w-full max-w-5xl px-4 pb-2 sm:px-8">
        <div className="flex min-h-14 items-center gap-x-2 sm:gap-x-4">
          {me?.who === "owner" && (
            <Link
              to="/"
              aria-label="Leave the game; it is kept"
              title="Leave the game; it is kept"
              className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
            >
              <svg viewBox="0 0 16 16" aria-hidden fill="none" className="size-4 stroke-current" strokeWidth="1.75">
                <path d="M10 3L5 8l5 5" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            </Link>
          )}
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-semibold">{view.game.title}</p>
            {scene && view.phase !== "ended" && (
              <p className="truncate text-xs text-muted">
                Scene {number} of {blueprint.scenes.length}
                <span className="max-sm:hidden"> · {scene.title}</span>
              </p>
            )}
          </div>
          {view.clock && view.phase === "playing" && <Clock view={view} clock={view.clock} hand={hand} say={say} />}
          <p className="shrink-0 text-right text-sm whitespace-nowrap tabular-nums">
            <span className="font-semibold">{view.score}</span>
            <span className="text-muted"> / {view.max_score}</span>
            <span className="sr-only"> points</span>
          </p>
          <ThemeToggle />
        </div>
        <Line walked={part} label={view.practice ? "Practice round" : "How far you are"} />
      </div>
    </header>
  );
}
