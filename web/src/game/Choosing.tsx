import { useEffect, useRef } from "react";
import { ChoiceItem } from "./ChoiceItem";
import { Reference } from "./Reference";
import { zonesOf, type Table } from "./table";

interface Props {
  table: Table;
  deed: "set" | "assign";
}

/** Choosing sets every item to one of a few choices, or to several where it may have several. */
export function Choosing({ table, deed }: Props) {
  const { mechanic, scene, view } = table;
  const pictured = zonesOf(scene.diagram, mechanic).length > 0;
  const list = useRef<HTMLUListElement>(null);
  const sent = useRef<string>(undefined);

  // An item that is answered has nothing to do in it any more: the focus goes on to the next, or back to what is tried again.
  useEffect(() => {
    const from = sent.current;
    if (from === undefined) return;
    sent.current = undefined;
    const items = [...(list.current?.children ?? [])];
    const at = items.findIndex((item) => item.getAttribute("data-item") === from);
    for (const item of [...items.slice(at), ...items.slice(0, at)]) {
      const input =
        item.querySelector<HTMLInputElement>("input:checked:not([disabled])") ??
        item.querySelector<HTMLInputElement>("input:not([disabled])");
      if (!input) continue;
      input.focus();
      return;
    }
  }, [view.move]);

  const items = (
    <ul ref={list} className={`grid gap-4 ${pictured ? "content-start" : "lg:grid-cols-2"}`}>
      {mechanic.items.map((item) => (
        <li key={item.id} data-item={item.id}>
          <ChoiceItem
            table={table}
            item={item.id}
            onSend={(choices) => {
              sent.current = item.id;
              table.play({ do: deed, item: item.id, choices });
            }}
          />
        </li>
      ))}
    </ul>
  );
  if (!pictured) return items;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <Reference table={table} />
      </div>
      {items}
    </div>
  );
}
