import { useId } from "react";
import type { Zone } from "../api/types";
import { readCaptions } from "./captions";
import { Legend } from "./Legend";
import { Picture, type Spot } from "./Picture";
import { zonesOf, type Table } from "./table";

/** Reference is the picture of a task that is answered beside it: to look at, with what stands at its places. */
export function Reference({ table: { view, scene, mechanic } }: { table: Table }) {
  const id = useId();
  const zones = zonesOf(scene.diagram, mechanic);
  if (!scene.diagram || zones.length === 0) return null;
  const captions = readCaptions(view, id, false);
  const spot = (zone: Zone): Spot => ({
    name: "",
    text: captions.inBoxes ? captions.all[zone.id] : undefined,
    look: "rest",
  });
  return (
    <div className="space-y-4">
      <Picture picture={scene.diagram} zones={zones} spot={spot} />
      <div className={captions.inLegend ? "" : "sr-only"}>
        <Legend id={id} zones={zones} captions={captions.all} />
      </div>
    </div>
  );
}
