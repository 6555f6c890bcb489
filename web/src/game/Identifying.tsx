import { useId } from "react";
import type { Zone } from "../api/types";
import { nameOfZone, readCaptions } from "./captions";
import { Hint } from "./Hint";
import { Legend } from "./Legend";
import { Picture, type Spot } from "./Picture";
import { markOf, textOf, zonesOf, type Table } from "./table";
import { useRoving } from "./useRoving";

/** Identifying asks for places one after the other; every place is a button with a neutral name. */
export function Identifying({ table }: { table: Table }) {
  const { view, scene, mechanic, pending, play, say } = table;
  const id = useId();
  const zones = zonesOf(scene.diagram, mechanic);
  const places = useRoving(zones.map((zone) => zone.id));
  const captions = readCaptions(view, id, false);
  const asked = view.items.find(({ state }) => state === "open");
  const behind = view.items.filter(({ state }) => state !== "open");
  const question = textOf(mechanic, asked?.id);

  const spot = (zone: Zone): Spot => {
    const text = captions.inBoxes ? captions.all[zone.id] : undefined;
    const detail = captions.detail(zone.id);
    if (pending?.zone === zone.id) return { name: nameOfZone(zone, captions), detail, text, look: "sent" };
    const tried = asked?.tried.includes(zone.id);
    return { name: nameOfZone(zone, captions, tried ? "tried" : ""), detail, text, look: tried ? "tried" : "free" };
  };
  const put = (zone: string) => {
    if (!asked) return;
    if (asked.tried.includes(zone)) say(`Zone ${markOf(scene.diagram, zone)} was tried already.`);
    else play({ do: "pick", item: asked.id, zone });
  };

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="space-y-5 lg:col-start-2">
        {asked && (
          <p className="rounded-card border border-accent bg-tint px-5 py-4 font-reading text-speech" aria-live="off">
            <span className="block font-plain text-xs text-muted">
              Question {behind.length + 1} of {view.items.length}
              {asked.tries_left < 3 && ` · ${asked.tries_left === 1 ? "last try" : `${asked.tries_left} tries left`}`}
            </span>
            {question}
          </p>
        )}
        <Hint
          table={table}
          item={asked?.id}
          of="this question"
          left={asked?.tries_left ?? 3}
          hints={asked?.hints ?? []}
        />
        {behind.length > 0 && (
          <ol aria-label="Answered" className="space-y-1.5 text-sm text-muted">
            {behind.map((item) => (
              <li key={item.id} className="flex gap-3">
                <span className="w-5 shrink-0 text-center font-semibold text-accent">
                  {item.answer.map((zone) => markOf(scene.diagram, zone)).join(", ")}
                </span>
                {textOf(mechanic, item.id)}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="space-y-4 lg:col-start-1 lg:row-start-1">
        {scene.diagram && <Picture picture={scene.diagram} zones={zones} spot={spot} onZone={put} roving={places} />}
        <Legend id={id} zones={zones} captions={captions.inLegend ? captions.all : {}} />
      </div>
    </div>
  );
}
