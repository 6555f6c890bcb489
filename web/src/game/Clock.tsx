import { useEffect, useRef, useState } from "react";
import { serverTime } from "../api/clock";
import type { GameView } from "../api/types";
import { Button } from "../ui/Button";
import { leftAt, minutes, remember } from "./timer";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  clock: NonNullable<GameView["clock"]>;
  hand: Hand;
  say: (text: string) => void;
}

const warnings = [60, 30, 10];
const second = 1000;

/** Clock shows the time that is left, gives more of it or none to keep, and says when it is up. */
export function Clock({ view, clock, hand, say }: Props) {
  const left = useLeft(clock.deadline ?? 0);
  const current = useRef({ hand, say });
  useEffect(() => {
    current.current = { hand, say };
  });

  // The server decides whether the time is up; after a lost or early word it is asked again.
  const up = clock.deadline !== undefined && left <= 0;
  useEffect(() => {
    if (!up) return;
    const ask = () => current.current.hand.play({ do: "time" });
    ask();
    const timer = setInterval(ask, second);
    return () => clearInterval(timer);
  }, [up]);
  useEffect(() => {
    if (warnings.includes(left)) current.current.say(`${left} seconds left.`);
  }, [left]);

  if (clock.deadline === undefined) return null;
  const set = (mode: "extended" | "off") => {
    remember(mode);
    hand.play({ do: "timer", mode });
  };
  return (
    <details className="relative shrink-0">
      <summary
        className="flex min-h-9 list-none items-center rounded-full border border-edge px-3 text-sm tabular-nums hover:bg-sunk"
        aria-label={`Time left: ${minutes(left)}. More time`}
      >
        {minutes(left)}
      </summary>
      <div className="absolute right-0 z-20 mt-2 grid w-60 gap-2 rounded-card border border-rule bg-raised p-4 text-sm shadow-lg">
        <p className="text-muted">The time that is left brings a bonus; nothing else depends on it.</p>
        {view.timer === "on" && <Button onClick={() => set("extended")}>Ten times as long</Button>}
        <Button onClick={() => set("off")}>Play without a clock</Button>
      </div>
    </details>
  );
}

/** useLeft is how many seconds are left until a moment of the server's clock. */
function useLeft(deadline: number): number {
  const [now, setNow] = useState(() => serverTime(Date.now()));
  useEffect(() => {
    const tick = () => setNow(serverTime(Date.now()));
    tick();
    const timer = setInterval(tick, second / 4);
    return () => clearInterval(timer);
  }, [deadline]);
  return leftAt(deadline, now);
}
