import type { DrawnStop } from "../ui/Rail";
import { nodeName } from "./fate";
import type { Exchange, Stop, Talk } from "./log";
import { stateAt } from "./standingState";

/** drawn is a walk as the rail shows it. */
export function drawn(stops: Stop[]): DrawnStop[] {
  return stops.map((stop) => ({
    id: stop.id,
    next: stop.next,
    ...(stop.aside && { aside: stop.aside.to }),
    label: nodeName(stop.id),
    note: noteOf(stop),
    shape: stop.gate ? "square" : stop.pivot ? "diamond" : "round",
  }));
}

function noteOf({ gate, pivot, reveals, satisfyWhen, aside }: Stop): string {
  const waits = satisfyWhen === "" ? "" : satisfyWhen;
  const parts = [
    gate ? `Gate: waits until ${waits || "it is acknowledged"}` : pivot ? "Pivot: waits for a choice" : waits,
    reveals ? "may make the key reveal" : "",
    aside ? `to ${nodeName(aside.to)} from ${stateAt(aside.standing)} up` : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** walkedUntil holds the stops and edges that lie behind an exchange; the whole conversation without one. */
export function walkedUntil(talk: Talk, until: Exchange | undefined): Set<string> {
  const walked = new Set<string>();
  for (const { turn, node, next } of talk.exchanges) {
    if (until && turn > until.turn) break;
    walked.add(node);
    if (next !== "" && next !== node) walked.add(`${node}>${next}`);
  }
  return walked;
}
