import type { ItemView } from "../api/types";
import { Grip } from "./Grip";
import type { Roving } from "./useRoving";

interface Props {
  name: string;
  /** items are shown in this order. */
  items: { item: ItemView; text: string }[];
  picked: string | undefined;
  roving: Roving;
  onPick: (id: string, byKey: boolean) => void;
  grip: (id: string) => object;
  /** wide is for texts of a sentence. */
  wide: boolean;
}

/** Bank is a list box of texts that wait to be placed: one is picked, then its place. */
export function Bank({ name, items, picked, roving, onPick, grip, wide }: Props) {
  return (
    <ul role="listbox" aria-label={name} className={wide ? "grid gap-2" : "flex flex-wrap gap-2"}>
      {items.map(({ item, text }) => {
        const { onKeyDown, ...stop } = roving.props(item.id);
        const closed = item.state !== "open";
        return (
          <li
            key={item.id}
            role="option"
            aria-selected={item.id === picked}
            aria-disabled={closed}
            {...stop}
            {...(closed ? {} : grip(item.id))}
            onClick={() => onPick(item.id, false)}
            onKeyDown={(event) => {
              if (event.key === "Enter" || event.key === " ") {
                event.preventDefault();
                onPick(item.id, true);
              } else onKeyDown(event);
            }}
            className={`flex min-h-11 items-center gap-2 rounded-card border py-1.5 select-none ${wide ? "touch-pan-y pr-4 pl-2 font-reading text-base" : "touch-none px-4 text-sm font-semibold"} ${look(item, item.id === picked)}`}
          >
            {wide && <Grip />}
            <span className={item.state === "aside" ? "line-through" : ""}>{text}</span>
            {item.state === "aside" && <span className="text-xs font-normal">belongs nowhere</span>}
            {item.state === "locked" && <span className="text-xs font-normal">comes later</span>}
            {item.state === "open" && item.tries_left < 3 && (
              <span className="ml-auto text-xs font-normal text-muted">
                {item.tries_left === 1 ? "last try" : `${item.tries_left} tries left`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function look(item: ItemView, picked: boolean): string {
  if (item.state !== "open") return "cursor-default border-dashed border-edge text-muted";
  if (picked) return "cursor-grabbing border-accent bg-tint ring-1 ring-accent";
  return "cursor-grab border-edge bg-raised hover:bg-sunk";
}
