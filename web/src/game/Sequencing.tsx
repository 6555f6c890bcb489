import { Button } from "../ui/Button";
import { Hint } from "./Hint";
import { StepRow } from "./StepRow";
import { itemOf, textOf, type Table } from "./table";
import { useDrag } from "./useDrag";
import { isTexts, useDraft } from "./useDraft";
import { useRoving } from "./useRoving";
import { useState } from "react";

/** Sequencing puts steps in order: by buttons, by dragging, or by picking one up with Enter and moving it with the arrows. */
export function Sequencing({ table }: { table: Table }) {
  const { mechanic, view, pending, play, say } = table;
  const ids = mechanic.items.map(({ id }) => id);
  const fits = (kept: unknown): kept is string[] =>
    isTexts(kept) && kept.length === ids.length && ids.every((id) => kept.includes(id));
  // An order that is submitted, on this page or another of the same player, is what the next one begins with.
  const name = `order:${table.session}:${mechanic.id}:${view.attempt}:${view.practice ? "practice" : ""}:${view.order?.join(".") ?? ""}`;
  const [order, setOrder] = useDraft(name, view.order ?? ids, fits);
  const [held, setHeld] = useState<{ id: string; before: string[] }>();
  const rows = useRoving(order);
  const playing = view.phase === "playing";

  const place = (id: string, to: number) => {
    if (!playing || to < 0 || to >= order.length) return;
    const rest = order.filter((each) => each !== id);
    setOrder([...rest.slice(0, to), id, ...rest.slice(to)]);
    say(`${textOf(mechanic, id)}: place ${to + 1} of ${order.length}.`);
  };
  const drag = useDrag(
    "data-step",
    () => undefined,
    (id, over) => id !== over && place(id, order.indexOf(over)),
  );
  const hold = (id: string) => {
    if (!playing) return;
    if (held?.id === id) {
      setHeld(undefined);
      say(`${textOf(mechanic, id)} put down at place ${order.indexOf(id) + 1}.`);
    } else {
      setHeld({ id, before: order });
      say(`${textOf(mechanic, id)} picked up. Arrow keys move it, Enter puts it down, Escape puts it back.`);
    }
  };
  const same = view.order?.join() === order.join();
  const submit = () => {
    setHeld(undefined);
    if (same) say("This order was submitted just now. Change it first.");
    else play({ do: "order", order });
  };
  const stuck = order.map((id) => itemOf(view, id)).find((item) => item?.state === "open" && item.tries_left < 3);
  const first = stuck ?? order.map((id) => itemOf(view, id)).find((item) => item?.state === "open");
  const asked = itemOf(view, held?.id) ?? first;

  return (
    <div className="max-w-2xl">
      <ol aria-label="Your order" className="grid gap-2">
        {order.map((id, index) => (
          <StepRow
            key={id}
            text={textOf(mechanic, id)}
            index={index}
            count={order.length}
            held={held?.id === id || drag.dragged?.id === id}
            item={itemOf(view, id)}
            judged={view.order !== undefined && view.order !== null}
            rows={rows}
            id={id}
            grip={drag.grip(id)}
            onHold={() => hold(id)}
            onMove={(by) => place(id, index + by)}
            onCancel={() => {
              if (held?.id !== id) return;
              setOrder(held.before);
              setHeld(undefined);
              say(`${textOf(mechanic, id)} put back.`);
            }}
          />
        ))}
      </ol>
      {playing && (
        <div className="mt-5 flex flex-wrap items-start justify-between gap-4">
          <Hint
            table={table}
            item={asked?.id}
            of={textOf(mechanic, asked?.id)}
            left={asked?.tries_left ?? 3}
            hints={view.items.flatMap((item) => item.hints)}
          />
          <Button look="primary" aria-disabled={same || pending !== undefined} onClick={submit}>
            Check the order
          </Button>
        </div>
      )}
      {mechanic.cyclic && (
        <p className="mt-3 text-xs text-muted">After the last comes the first again: begin anywhere.</p>
      )}
    </div>
  );
}
