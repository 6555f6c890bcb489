import type { GameView } from "../api/types";
import { useMedia } from "../ui/useMedia";
import { Hint } from "./Hint";
import type { Table } from "./table";
import { useRoving } from "./useRoving";

type Card = GameView["cards"][number];

/** Memory is cards that lie face down; two are turned at a time. */
export function Memory({ table }: { table: Table }) {
  const { view, pending, play, say } = table;
  const columns = useMedia("(width >= 40rem)") ? 4 : view.cards.length % 3 === 0 ? 3 : 2;
  const grid = useRoving(
    view.cards.map(({ id }) => id),
    columns,
  );
  const open = view.cards.filter(({ state }) => state === "up");
  const single = open.length === 1 ? open[0] : undefined;
  const turn = (card: Card, number: number) => {
    if (card.state === "down" || (card.state === "up" && open.length === 2)) play({ do: "flip", item: card.id });
    else say(`Card ${number} lies open: ${card.face ?? ""}.`);
  };
  return (
    <div>
      <div
        role="group"
        aria-label="Cards"
        className="grid gap-2.5 sm:gap-3"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {view.cards.map((card, index) => (
          <button
            key={card.id}
            type="button"
            {...grid.props(card.id)}
            aria-label={nameOf(view, card, index + 1)}
            onClick={() => turn(card, index + 1)}
            className={`grid min-h-24 place-items-center rounded-card border p-3 text-center leading-snug font-semibold sm:min-h-32 ${looks[card.state]} ${pending?.item === card.id ? "animate-pulse-calm" : ""}`}
          >
            {card.face ?? <span className="text-sm font-normal text-muted">{index + 1}</span>}
          </button>
        ))}
      </div>
      <div className="mt-5">
        <Hint
          table={table}
          item={single?.id}
          of={single?.face ?? ""}
          left={3}
          hints={[]}
          before="for the card that lies open alone"
        />
      </div>
    </div>
  );
}

const looks: Record<Card["state"], string> = {
  down: "border-edge bg-sunk hover:bg-rule",
  up: "border-accent bg-raised ring-1 ring-accent",
  right: "border-rule bg-tint text-ink cursor-default",
  shown: "border-dashed border-edge bg-raised text-muted cursor-default",
  given: "border-dashed border-rule bg-raised text-muted cursor-default",
};

function nameOf(view: GameView, card: Card, number: number): string {
  if (card.state === "down") return `Card ${number}, face down`;
  const partner = view.cards.find(({ id }) => id === card.pair)?.face;
  return `Card ${number}: ${card.face ?? ""}${partner === undefined ? "" : `, with ${partner}`}`;
}
