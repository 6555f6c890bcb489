import type { Blueprint, Feedback, GameView } from "../api/types";
import { mechanicOf, textOf } from "./table";

const words: Partial<Record<Feedback["tone"], string>> = {
  right: "Right.",
  wrong: "Not quite.",
  shown: "The answer.",
  hint: "Hint.",
  time: "The time is up.",
};

/** headline is what a piece of feedback is, in a word or two; empty where its text says it all. */
export function headline({ tone, text }: Feedback): string {
  const word = words[tone] ?? "";
  return word !== "" && text.toLowerCase().startsWith(word.slice(0, -1).toLowerCase()) ? "" : word;
}

/** pointsIn is how many points a piece of feedback brought, in words. */
export function pointsIn({ tone, points }: Feedback): string {
  if (tone !== "right" && tone !== "consequence") return "";
  return points > 0 ? `+${points} ${points === 1 ? "point" : "points"}` : "";
}

/** isFace tells whether a piece of feedback is the face of a card that was turned: it is read out, and in sight anyway. */
export function isFace({ tone, item }: Feedback): boolean {
  return tone === "open" && item !== undefined;
}

/** about is the item that a piece of feedback is about, where its own text does not say so. */
export function about(blueprint: Blueprint, { mechanic, item, text, tone }: Feedback): string {
  const found = mechanicOf(blueprint, mechanic);
  if (!found || found.type !== "sequencing" || tone === "hint") return "";
  const name = textOf(found, item);
  // A text within a sentence has no full stop of its own.
  return text.includes(name.replace(/\.$/, "")) ? "" : name;
}

/** unlocked are the items that the last move made free. */
export function unlocked(before: GameView, after: GameView): string[] {
  if (before.mechanic !== after.mechanic) return [];
  const locked = before.items.filter(({ state }) => state === "locked").map(({ id }) => id);
  return after.items.filter(({ id, state }) => state === "open" && locked.includes(id)).map(({ id }) => id);
}

/** announcement is what is read out after a move. */
export function announcement(blueprint: Blueprint, before: GameView, after: GameView): string {
  const heard = after.feedback.map((each) =>
    [headline(each), about(blueprint, each), each.text, pointsIn(each)].filter((part) => part !== "").join(" "),
  );
  const mechanic = mechanicOf(blueprint, after.mechanic);
  const free = unlocked(before, after).map((id) => (mechanic ? textOf(mechanic, id) : ""));
  if (free.length > 0) heard.push(`Unlocked: ${free.join(", ")}.`);
  return heard.join(" ");
}

/** hasPassed tells whether the last move was the last of a task, and the game is at another one already. */
export function hasPassed(view: GameView): boolean {
  if (view.phase !== "playing" && view.phase !== "ready") return false;
  return view.feedback.some(({ mechanic }) => mechanic !== undefined && mechanic !== view.mechanic);
}

/** walked is how much of a game lies behind, from 0 to 1. */
export function walked({ progress }: GameView): number {
  const all = progress.reduce((sum, each) => sum + each.items, 0);
  const behind = progress.reduce(
    (sum, each) => sum + (each.done ? each.items : Math.min(each.resolved, each.items)),
    0,
  );
  return all === 0 ? 0 : behind / all;
}
