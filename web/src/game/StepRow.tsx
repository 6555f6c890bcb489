import type { KeyboardEvent } from "react";
import type { ItemView } from "../api/types";
import { Caret } from "../ui/Caret";
import { Grip } from "./Grip";
import type { Roving } from "./useRoving";

interface Props {
  id: string;
  text: string;
  index: number;
  count: number;
  held: boolean;
  item: ItemView | undefined;
  /** judged says that an order was submitted, so that what is in place is known. */
  judged: boolean;
  rows: Roving;
  grip: object;
  onHold: () => void;
  onMove: (by: number) => void;
  onCancel: () => void;
}

const square =
  "grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink aria-disabled:opacity-30";

/** StepRow is one step of an order, with the ways to move it. */
export function StepRow({ id, text, index, count, held, item, judged, rows, grip, onHold, onMove, onCancel }: Props) {
  const { onKeyDown, tabIndex, ...stop } = rows.props(id);
  const keys = (event: KeyboardEvent) => {
    if (held && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onMove(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Escape") onCancel();
    else if (!held) onKeyDown(event);
  };
  const settled = item?.state === "right" || item?.state === "shown" || item?.state === "given";
  const state =
    !judged || !item ? "" : item.state === "right" ? "in place" : item.state === "open" ? "not in place" : "";
  return (
    <li
      data-step={id}
      className={`flex items-center gap-2 rounded-card border bg-raised p-1.5 pl-2 ${held ? "border-accent bg-tint ring-1 ring-accent" : "border-edge"}`}
    >
      <Grip grip={grip}>{String(index + 1)}</Grip>
      <button
        type="button"
        {...stop}
        tabIndex={tabIndex}
        {...grip}
        aria-pressed={held}
        onClick={onHold}
        onKeyDown={keys}
        className="flex min-h-11 flex-1 cursor-grab touch-pan-y gap-x-3 rounded-md px-2 py-1 text-left font-reading text-base max-sm:flex-col sm:items-center"
      >
        <span className="sm:flex-1">{text}</span>
        {state !== "" && (
          <span className={`font-plain text-xs ${settled ? "font-semibold text-accent" : "text-muted"}`}>{state}</span>
        )}
      </button>
      <button
        type="button"
        className={square}
        tabIndex={tabIndex}
        aria-label={`Move up: ${text}`}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <Caret up />
      </button>
      <button
        type="button"
        className={square}
        tabIndex={tabIndex}
        aria-label={`Move down: ${text}`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(1)}
      >
        <Caret up={false} />
      </button>
    </li>
  );
}
