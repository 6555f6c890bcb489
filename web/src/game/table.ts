import type { Blueprint, GameView, ItemView, Mechanic, Picture, Scene, Zone } from "../api/types";
import type { Deed } from "./move";

/** Table is what a mechanic is played on: what is to see, and the ways to act. */
export interface Table {
  /** session names drafts that are kept for it. */
  session: string;
  view: GameView;
  scene: Scene;
  mechanic: Mechanic;
  /** pending is on its way, and shown as if it were done. */
  pending: Deed | undefined;
  play: (...deeds: Deed[]) => void;
  /** say is read out by the one live region. */
  say: (text: string) => void;
}

/** sceneOf finds a scene. */
export function sceneOf(blueprint: Blueprint, id: string): Scene | undefined {
  return blueprint.scenes.find((scene) => scene.id === id);
}

/** mechanicOf finds a mechanic of any scene. */
export function mechanicOf(blueprint: Blueprint, id: string | undefined): Mechanic | undefined {
  return blueprint.scenes.flatMap((scene) => scene.mechanics).find((mechanic) => mechanic.id === id);
}

/** zonesOf are the zones of a picture that a mechanic plays with, in reading order. */
export function zonesOf(picture: Picture | undefined, mechanic: Mechanic): Zone[] {
  return (picture?.zones ?? []).filter((zone) => mechanic.zones.includes(zone.id));
}

/** itemOf is how an item stands. */
export function itemOf(view: GameView, id: string | undefined): ItemView | undefined {
  return view.items.find((item) => item.id === id);
}

/** textOf is what an item, a choice or a path says. */
export function textOf(mechanic: Mechanic, id: string | undefined): string {
  return [...mechanic.items, ...mechanic.choices, ...mechanic.paths].find((each) => each.id === id)?.text ?? "";
}

/** holderOf is the item that stands at a zone. */
export function holderOf(view: GameView, zone: string): ItemView | undefined {
  return view.items.find((item) => item.answer.includes(zone));
}

/** markOf is the letter of a zone. */
export function markOf(picture: Picture | undefined, zone: string): string {
  return picture?.zones?.find(({ id }) => id === zone)?.mark ?? zone;
}

/** mayLeave tells whether the player may go on although not everything is answered. */
export function mayLeave(scene: Scene, mechanic: Mechanic): boolean {
  return scene.modeTransitions.some((way) => way.from_mode === mechanic.id && way.trigger === "user_choice");
}

/** names are what the mechanics are called. */
const names: Record<string, string> = {
  drag_drop: "Label the picture",
  hierarchical: "Label the whole and its parts",
  click_to_identify: "Find the place",
  trace_path: "Trace the way",
  description_matching: "Match the descriptions",
  compare_contrast: "Compare",
  sequencing: "Put in order",
  sorting_categories: "Sort",
  memory_match: "Find the pairs",
  branching_scenario: "Decide",
};

export function nameOf(mechanic: Mechanic): string {
  return names[mechanic.type] ?? "Task";
}
