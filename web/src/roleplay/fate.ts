import type { Debrief, FactLine } from "../api/types";
import { firstName } from "./people";

/** fateOf says what became of a fact, in a few words. */
export function fateOf({ fate, name, surfaced }: FactLine): string {
  switch (fate) {
    case "acknowledged":
      return surfaced ? "Said, and taken in" : "Taken in";
    case "surfaced":
      return "Said, and nothing shows that it landed";
    case "unheard":
      return `The conversation with ${firstName(name)} never came to it`;
    case "unmet":
      return `You never talked to ${firstName(name)}`;
  }
}

/** tally is the play-through in one sentence or two. */
export function tally({ facts, call, exchanges }: Debrief): string {
  const taken = facts.filter(({ fate }) => fate === "acknowledged").length;
  const found =
    facts.length === 0
      ? ""
      : taken === facts.length
        ? `You took in ${facts.length === 1 ? "the one fact that decides" : `all ${facts.length} facts that decide`} this call`
        : `You took in ${taken} of the ${facts.length} facts that decide this call`;
  const spent = `in ${exchanges === 1 ? "1 exchange" : `${exchanges} exchanges`}`;
  const end = !call
    ? ""
    : call.option === call.best
      ? " Your call is the one they ask for."
      : " They ask for another call than yours.";
  return found === "" ? `You decided after ${exchanges} exchanges.` : `${found}, ${spent}.${end}`;
}

/** nodeName is a node of a walk as one reads it: PIVOT_1 is Pivot 1. */
export function nodeName(node: string): string {
  const words = node.replaceAll("_", " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
