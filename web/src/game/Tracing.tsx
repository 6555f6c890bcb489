import { useId } from "react";
import type { Zone } from "../api/types";
import { nameOfZone, readCaptions } from "./captions";
import { Hint } from "./Hint";
import { Legend } from "./Legend";
import { Picture, type Spot } from "./Picture";
import { markOf, zonesOf, type Table } from "./table";
import { useRoving } from "./useRoving";

/** Tracing follows a way from place to place; the line is drawn along it. */
export function Tracing({ table }: { table: Table }) {
  const { view, scene, mechanic, pending, play, say } = table;
  const id = useId();
  const zones = zonesOf(scene.diagram, mechanic);
  const places = useRoving(zones.map((zone) => zone.id));
  const captions = readCaptions(view, id, false);
  const path = view.paths.find(({ done }) => !done) ?? view.paths.at(-1);
  const drawn = mechanic.paths.find((each) => each.id === path?.id);
  const trail = path?.trail ?? [];
  const shown = pending?.do === "hop" && pending.zone ? [...trail, pending.zone] : trail;
  const called = (zone: string) =>
    captions.inBoxes && captions.all[zone] ? captions.all[zone] : markOf(scene.diagram, zone);

  const spot = (zone: Zone): Spot => {
    const text = captions.inBoxes ? captions.all[zone.id] : undefined;
    const detail = captions.detail(zone.id);
    const tried = path?.tried.includes(zone.id) ?? false;
    const step = trail.indexOf(zone.id) + 1;
    const more = tried ? "tried" : step === 1 ? "start" : step > 1 ? `stop ${step}` : "";
    return {
      name: nameOfZone(zone, captions, more),
      detail,
      text,
      look: tried ? "tried" : step > 0 ? "walked" : "free",
    };
  };
  const put = (zone: string) => {
    if (!path || path.done) return;
    if (path.tried.includes(zone)) say(`The way does not go on to zone ${markOf(scene.diagram, zone)}, as was said.`);
    else if (trail.at(-1) === zone) say("The way is there already. Choose where it goes on.");
    else play({ do: "hop", item: path.id, zone });
  };

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="space-y-5 lg:col-start-2">
        {drawn && (
          <div className="rounded-card border border-accent bg-tint px-5 py-4">
            <p className="font-reading text-speech">{drawn.text}</p>
            <p className="mt-2 text-sm text-muted">
              {trail.map(called).join(" → ")}
              {!path?.done && " → …"}
            </p>
            <p className="mt-1 text-xs text-muted">
              {Math.max(0, trail.length - 1)} of {drawn.hops} steps
              {drawn.unordered && " · in any order"}
              {drawn.closed && " · back to the start at the end"}
            </p>
          </div>
        )}
        <Hint
          table={table}
          item={path?.done ? undefined : path?.id}
          of="the next step"
          left={path?.tries_left ?? 3}
          hints={path?.hints ?? []}
        />
      </div>
      <div className="space-y-4 lg:col-start-1 lg:row-start-1">
        {scene.diagram && (
          <Picture picture={scene.diagram} zones={zones} spot={spot} onZone={put} roving={places} trail={shown} />
        )}
        <Legend id={id} zones={zones} captions={captions.inLegend ? captions.all : {}} />
      </div>
    </div>
  );
}
