import { at, flagAt, listAt, numberAt, textAt, textsAt } from "../api/json";
import type { SessionEvent } from "../api/types";

/** Stop is a node of a walk as the inspector draws it. */
export interface Stop {
  id: string;
  intent: string;
  satisfyWhen: string;
  gate: boolean;
  pivot: boolean;
  reveals: boolean;
  constraints: string[];
  /** next is where it leads, empty at the end. */
  next: string;
  /** aside is where it leads once, from a standing up. */
  aside?: { to: string; standing: number };
}

/** Exchange is one turn of a conversation with all that was decided on it. */
export interface Exchange {
  turn: number;
  learner: string;
  speech: string;
  node: string;
  next: string;
  decision: string;
  rule: number;
  reason: string;
  commands: string[];
  standing: number;
  held: number;
  report: { satisfied: boolean; detour: boolean; engagement: number; choice: string; skip: boolean };
  evidence?: { found: boolean; score: number; figures: string[]; words: string[]; quote: string };
  guards: { guard: string; sentence: string; why: string; done: string }[];
  faults: string[];
  mood: string;
  user: string;
  raw: string;
  mended: string;
  actor: string;
  calls: number;
  tokens?: { read: number; cached: number; written: number };
  cost?: number;
  firstMS: number;
  totalMS: number;
  received: string;
  sentTo: string;
}

/** Talk is one conversation as the log has it. */
export interface Talk {
  character: string;
  stops: Stop[];
  backstop: number;
  system: string;
  exchanges: Exchange[];
  /** here is the node the pointer is at, empty once the conversation is over. */
  here: string;
}

/** talksOf reads the conversations out of a session's log, in the order they began. */
export function talksOf(events: SessionEvent[]): Talk[] {
  const talks = new Map<string, Talk>();
  let said = "";
  let heard: SessionEvent | undefined;
  let weighed: SessionEvent | undefined;
  for (const event of events) {
    const { body, type } = event;
    if (type === "began") {
      const talk = beginning(body);
      const before = talks.get(talk.character);
      talks.set(talk.character, {
        ...talk,
        exchanges: before?.exchanges ?? [],
        system: talk.system || (before?.system ?? ""),
      });
    } else if (type === "say") said = textAt(body, "text");
    else if (type === "choose") said = `chose ${textAt(body, "option")}`;
    else if (type === "skip") said = "skipped to the end";
    else if (type === "decide") said = [textAt(body, "option"), textAt(body, "reason")].join(": ");
    else if (type === "spoke") heard = event;
    else if (type === "weighed") weighed = event;
    else if (type === "stepped") {
      const talk = talks.get(textAt(body, "character"));
      if (talk) {
        talk.exchanges.push(
          exchangeOf(event, said, heard?.body, weighed?.turn === event.turn ? weighed.body : undefined),
        );
        talk.here = flagAt(body, "step", "state", "ended") ? "" : textAt(body, "step", "state", "current_node");
      }
      said = "";
      heard = undefined;
    }
  }
  return [...talks.values()];
}

function beginning(body: unknown): Talk {
  const walk = at(body, "walk");
  const nodes = listAt(walk, "nodes");
  const idAt = (index: number) => textAt(nodes, index, "id");
  const stops = nodes.map((node): Stop => {
    const gate = flagAt(node, "gate");
    const aside = at(node, "conditional");
    return {
      id: textAt(node, "id"),
      intent: textAt(node, "intent"),
      satisfyWhen: textAt(node, "satisfy_when"),
      gate,
      pivot: numberAt(node, "pivot") > 0,
      reveals: flagAt(node, "reveals"),
      constraints: gate ? listAt(node, "content").flatMap((content) => textsAt(content, "items")) : [],
      next: numberAt(node, "advance") < 0 ? "" : idAt(numberAt(node, "advance")),
      ...(aside !== undefined && {
        aside: { to: idAt(numberAt(aside, "to")), standing: numberAt(aside, "standing") },
      }),
    };
  });
  return {
    character: textAt(body, "character"),
    stops,
    backstop: numberAt(walk, "backstop"),
    system: textAt(body, "system"),
    exchanges: [],
    here: stops[0]?.id ?? "",
  };
}

function exchangeOf(event: SessionEvent, learner: string, spoke: unknown, weighed: unknown): Exchange {
  const { body, turn } = event;
  const step = at(body, "step");
  const report = at(body, "report");
  const line = at(spoke, "reply");
  const usage = at(line, "usage");
  const found = at(weighed, "reply");
  return {
    turn,
    learner,
    speech: textAt(line, "speech"),
    node: textAt(step, "node"),
    next: textAt(step, "next"),
    decision: textAt(step, "decision"),
    rule: numberAt(step, "rule"),
    reason: textAt(step, "reason"),
    commands: textsAt(step, "commands"),
    standing: numberAt(step, "state", "standing"),
    held: numberAt(step, "state", "held"),
    report: {
      satisfied: flagAt(report, "node_satisfied"),
      detour: flagAt(report, "detour_detected"),
      engagement: numberAt(report, "engagement_score"),
      choice: textAt(report, "choice"),
      skip: flagAt(report, "skip"),
    },
    ...(found !== undefined && {
      evidence: {
        found: flagAt(found, "found"),
        score: numberAt(found, "score"),
        figures: textsAt(found, "figures"),
        words: textsAt(found, "words"),
        quote: textAt(found, "quote"),
      },
    }),
    guards: listAt(line, "guards").map((fired) => ({
      guard: textAt(fired, "guard"),
      sentence: textAt(fired, "sentence"),
      why: textAt(fired, "why"),
      done: textAt(fired, "done"),
    })),
    faults: textsAt(line, "faults"),
    mood: textAt(spoke, "request", "mood"),
    user: textAt(spoke, "request", "user") || textAt(spoke, "request", "block"),
    raw: textAt(line, "raw"),
    mended: textAt(line, "mended"),
    actor: textAt(line, "actor"),
    calls: numberAt(line, "calls"),
    ...(usage !== undefined && {
      tokens: {
        read: numberAt(usage, "input") + numberAt(usage, "cache_write"),
        cached: numberAt(usage, "cache_read"),
        written: numberAt(usage, "output"),
      },
      ...(flagAt(usage, "priced") && { cost: numberAt(usage, "cost") }),
    }),
    firstMS: numberAt(line, "first_ms"),
    totalMS: numberAt(line, "total_ms"),
    received: textAt(body, "received"),
    sentTo: textAt(body, "sent_to"),
  };
}
