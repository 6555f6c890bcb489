import { useId } from "react";
import type { Zone } from "../api/types";
import { Bank } from "./Bank";
import { nameOfZone, readCaptions } from "./captions";
import { Ghost } from "./Ghost";
import { Hint } from "./Hint";
import { Picture, type Spot } from "./Picture";
import { holderOf, textOf, type Table } from "./table";
import { usePlacing } from "./usePlacing";

/** Describing pairs descriptions with places: two list boxes, and the picture for the pointer. */
export function Describing({ table }: { table: Table }) {
  const { view, scene, mechanic, pending } = table;
  const id = useId();
  const placing = usePlacing(table, "pair", "a description");
  const { zones, waiting, picked, bank, places, drag } = placing;
  const captions = readCaptions(view, id, false);

  const spot = (zone: Zone): Spot => {
    const holder = holderOf(view, zone.id);
    const text = captions.inBoxes ? captions.all[zone.id] : undefined;
    if (holder) return { name: "", text: text ?? "✓", look: holder.state === "shown" ? "shown" : "right" };
    if (pending?.zone === zone.id) return { name: "", text, look: "sent" };
    if (picked?.tried.includes(zone.id)) return { name: "", text, look: "tried" };
    return { name: "", text, look: picked ? "aim" : "free" };
  };

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="space-y-5 lg:col-start-2">
        <Bank
          name="Descriptions"
          items={waiting}
          picked={picked?.id}
          roving={bank}
          onPick={placing.pick}
          grip={drag.grip}
          wide
        />
        <Hint
          table={table}
          item={picked?.id}
          of={textOf(mechanic, picked?.id)}
          left={picked?.tries_left ?? 3}
          hints={picked?.hints ?? []}
          before="for the description that you pick"
        />
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        {scene.diagram && (
          <Picture picture={scene.diagram} zones={zones} spot={spot} onZone={placing.put} over={drag.dragged?.over} />
        )}
        <ul role="listbox" aria-label="Zones" className="mx-auto mt-4 grid w-full max-w-xl gap-1.5">
          {zones.map((zone) => {
            const { onKeyDown, ...stop } = places.props(zone.id);
            const holder = holderOf(view, zone.id);
            const tried = picked?.tried.includes(zone.id) ?? false;
            const state = holder ? textOf(mechanic, holder.id) : tried ? "tried" : "";
            return (
              <li
                key={zone.id}
                role="option"
                aria-selected={holder !== undefined}
                aria-disabled={holder !== undefined || tried}
                aria-label={nameOfZone(zone, captions, state)}
                data-zone-target={zone.id}
                {...stop}
                onClick={() => placing.put(zone.id)}
                onKeyDown={(event) => {
                  if (event.key === "Enter" || event.key === " ") {
                    event.preventDefault();
                    placing.put(zone.id);
                  } else onKeyDown(event);
                }}
                className={`flex min-h-9 gap-3 rounded-md border px-3 py-1.5 text-sm ${row(holder !== undefined, tried, picked !== undefined)}`}
              >
                <span className="w-5 shrink-0 text-center font-semibold text-accent">{zone.mark}</span>
                {captions.all[zone.id] && (
                  <span id={captions.detail(zone.id)} className="font-semibold">
                    {captions.all[zone.id]}
                  </span>
                )}
                {state !== "" && <span className={holder ? "font-reading" : "text-muted"}>{state}</span>}
              </li>
            );
          })}
        </ul>
      </div>
      <Ghost dragged={drag.dragged} text={textOf(mechanic, drag.dragged?.id)} />
    </div>
  );
}

function row(taken: boolean, tried: boolean, aimed: boolean): string {
  if (taken) return "border-transparent bg-tint";
  if (tried) return "border-transparent bg-sunk text-muted";
  return aimed
    ? "cursor-pointer border-dashed border-accent hover:bg-tint"
    : "cursor-pointer border-rule hover:bg-sunk";
}
