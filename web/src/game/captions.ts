import type { GameView, Zone } from "../api/types";

const longest = 32;

/** Captions are what stands at each zone to read: short ones in its box, long ones in a legend. */
export interface Captions {
  all: Record<string, string>;
  inBoxes: boolean;
  inLegend: boolean;
  /** detail is the id of the legend's entry for a zone. */
  detail: (zone: string) => string | undefined;
}

/** readCaptions decides where they go. Where texts are placed in the boxes, the boxes stay free for them. */
export function readCaptions(view: GameView, id: string, placing: boolean): Captions {
  const all = view.captions ?? {};
  const texts = Object.values(all);
  const inBoxes = !placing && texts.length > 0 && texts.every((text) => text.length <= longest);
  const inLegend = !inBoxes && texts.length > 0;
  return { all, inBoxes, inLegend, detail: (zone) => (inLegend && all[zone] ? `${id}-${zone}` : undefined) };
}

/** nameOfZone is what a zone is called: neutral, with what stands there for all to read. */
export function nameOfZone(zone: Zone, captions: Captions, more = ""): string {
  const note = "note" in zone && typeof zone.note === "string" ? zone.note : "";
  const parts = [`Zone ${zone.mark}`, note, captions.inBoxes ? (captions.all[zone.id] ?? "") : "", more];
  return parts.filter((part) => part !== "").join(", ");
}
