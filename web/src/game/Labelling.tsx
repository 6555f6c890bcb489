import { useId } from "react";
import type { Zone } from "../api/types";
import { Bank } from "./Bank";
import { nameOfZone, readCaptions } from "./captions";
import { Ghost } from "./Ghost";
import { Hint } from "./Hint";
import { Legend } from "./Legend";
import { Picture, type Spot } from "./Picture";
import { holderOf, textOf, type Table } from "./table";
import { usePlacing } from "./usePlacing";

/** Labelling puts names on the places of a picture; in a hierarchy, from the whole down to its parts. */
export function Labelling({ table }: { table: Table }) {
  const { view, scene, mechanic, pending } = table;
  const id = useId();
  const placing = usePlacing(table, "place", "a label");
  const { zones, waiting, picked, bank, places, drag } = placing;
  const captions = readCaptions(view, id, true);

  const spot = (zone: Zone): Spot => {
    const holder = holderOf(view, zone.id);
    const detail = captions.detail(zone.id);
    if (holder) {
      const text = textOf(mechanic, holder.id);
      return {
        name: nameOfZone(zone, captions, text),
        detail,
        text,
        look: holder.state === "shown" ? "shown" : "right",
      };
    }
    if (pending?.do === "place" && pending.zone === zone.id)
      return { name: nameOfZone(zone, captions), detail, text: textOf(mechanic, pending.item), look: "sent" };
    const tried = picked?.tried.includes(zone.id);
    const more = tried ? "tried" : "free";
    return { name: nameOfZone(zone, captions, more), detail, look: tried ? "tried" : picked ? "aim" : "free" };
  };

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-1">
        {scene.diagram && (
          <Picture
            picture={scene.diagram}
            zones={zones}
            spot={spot}
            onZone={placing.put}
            roving={places}
            over={drag.dragged?.over}
          />
        )}
      </div>
      <div className="space-y-5 lg:col-start-2 lg:row-span-2">
        <Bank
          name="Labels"
          items={waiting}
          picked={picked?.id}
          roving={bank}
          onPick={placing.pick}
          grip={drag.grip}
          wide={false}
        />
        <Hint
          table={table}
          item={picked?.id}
          of={textOf(mechanic, picked?.id)}
          left={picked?.tries_left ?? 3}
          hints={picked?.hints ?? []}
          before="for the label that you pick"
        />
        <p className="text-xs text-muted max-lg:hidden">
          Pick a label, then its place, or drag it there. With keys: arrows move, Enter picks and places, Escape
          cancels.
        </p>
      </div>
      <Legend id={id} zones={zones} captions={captions.inLegend ? captions.all : {}} />
      <Ghost dragged={drag.dragged} text={textOf(mechanic, drag.dragged?.id)} />
    </div>
  );
}
