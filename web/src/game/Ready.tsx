import type { GameView, Mechanic } from "../api/types";
import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { nameOf } from "./table";
import { remember, spoken } from "./timer";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  mechanic: Mechanic;
  hand: Hand;
}

/** Ready stands before a task against the clock: it runs from when the player says so. */
export function Ready({ view, mechanic, hand }: Props) {
  return (
    <div className="mx-auto max-w-2xl pt-8 sm:pt-16">
      <p className="text-xs text-muted">{nameOf(mechanic)} · against the clock</p>
      <Arrival className="mt-1 text-title">{mechanic.instruction}</Arrival>
      <p className="mt-4">
        You have {spoken(view.clock?.seconds ?? 0)}. When the time is up, what is found counts and the game goes on.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => hand.play({ do: "start" })}>
          Start the clock
        </Button>
        <Button
          onClick={() => {
            remember("off");
            hand.play({ do: "timer", mode: "off" });
          }}
        >
          Play without a clock
        </Button>
        {view.timer === "on" && (
          <Button
            look="plain"
            onClick={() => {
              remember("extended");
              hand.play({ do: "timer", mode: "extended" });
            }}
          >
            Ten times as long
          </Button>
        )}
      </div>
    </div>
  );
}
