import { at, flagAt, listAt, numberAt, textAt, textsAt } from "../api/json";
import type { SessionEvent } from "../api/types";

/** Contribution is one weight's part of a score. */
export interface Contribution {
  signal: string;
  value: number;
  weight: number;
  share: number;
}

/** Ranked is a strategy with the concept it would ask about, empty where it asks about none. */
export interface Ranked {
  strategy: string;
  concept: string;
  score: number;
  base: number;
  multiplier: number;
  bonus: number;
  contributions: Contribution[];
}

/** Decision is all that was made of one answer, and what to ask next. */
export interface Decision {
  /** turn counts the answers, from 1. */
  turn: number;
  answer: string;
  skipped: boolean;
  /** chosen is absent until there is a choice. */
  chosen?: {
    signals: [string, string][];
    failures: string[];
    ranking: Ranked[];
    pairs: number;
    strategy: string;
    focus: string;
    score: number;
    fallback: boolean;
    reasons: string[];
    ended: string;
  };
  question: string;
  purpose: string;
  template: boolean;
  repaired: boolean;
  gate: { rule: string; why: string; question: string }[];
  dropped: { what: string; why: string }[];
  by: { task: string; who: string; faults: string[] }[];
  stages: { name: string; micros: number; error: string }[];
  micros: number;
  prompt: string;
}

/** decisionsOf reads what was decided on each answer from the log of an interview. */
export function decisionsOf(events: SessionEvent[]): Decision[] {
  const all: Decision[] = [];
  for (const { type, body } of events) {
    if (type === "answer") {
      all.push(begun(all.length + 1, body));
      continue;
    }
    const last = all.at(-1);
    if (last) take(last, type, body);
  }
  return all;
}

function begun(turn: number, body: unknown): Decision {
  return {
    turn,
    answer: textAt(body, "text"),
    skipped: flagAt(body, "skipped"),
    question: "",
    purpose: "",
    template: false,
    repaired: false,
    gate: [],
    dropped: [],
    by: [],
    stages: [],
    micros: 0,
    prompt: "",
  };
}

const tasks: Record<string, string> = {
  extracted: "Understood",
  compared: "Compared",
  rated: "Rated",
  worded: "Worded",
};

function take(decision: Decision, type: string, body: unknown) {
  const task = tasks[type];
  if (task !== undefined && textAt(body, "reply", "call", "by") !== "")
    decision.by.push({
      task,
      who: textAt(body, "reply", "call", "by"),
      faults: textsAt(body, "reply", "call", "faults"),
    });
  switch (type) {
    case "grew":
      decision.dropped = listAt(body, "dropped").map((each) => ({
        what: textAt(each, "what"),
        why: textAt(each, "why"),
      }));
      break;
    case "chose":
      decision.chosen = choiceIn(body);
      break;
    case "worded":
      decision.prompt = textAt(body, "request", "prompt");
      decision.template = flagAt(body, "reply", "template");
      decision.repaired = flagAt(body, "reply", "repaired");
      decision.gate = listAt(body, "reply", "gate").map((each) => ({
        rule: textAt(each, "rule"),
        why: textAt(each, "why"),
        question: textAt(each, "question"),
      }));
      break;
    case "asked":
      decision.question = textAt(body, "question");
      decision.purpose = textAt(body, "purpose");
      break;
    case "timed":
      decision.micros = numberAt(body, "reply", "micros");
      decision.stages = listAt(body, "reply", "stages").map((each) => ({
        name: textAt(each, "name"),
        micros: numberAt(each, "micros"),
        error: textAt(each, "error"),
      }));
  }
}

function choiceIn(body: unknown): Decision["chosen"] {
  const signals = at(body, "signals");
  return {
    signals: typeof signals === "object" && signals !== null ? Object.entries(signals).map(readable) : [],
    failures: textsAt(body, "failures"),
    ranking: listAt(body, "ranking").map(rankedIn),
    pairs: numberAt(body, "pairs"),
    strategy: textAt(body, "strategy"),
    focus: textAt(body, "focus"),
    score: numberAt(body, "score"),
    fallback: flagAt(body, "fallback"),
    reasons: textsAt(body, "reasons"),
    ended: textAt(body, "termination_reason"),
  };
}

function readable([name, value]: [string, unknown]): [string, string] {
  if (typeof value === "number") return [name, String(Math.round(value * 100) / 100)];
  if (typeof value === "boolean") return [name, value ? "yes" : "no"];
  return [name, typeof value === "string" ? value.replaceAll("_", " ") : ""];
}

function rankedIn(each: unknown): Ranked {
  return {
    strategy: textAt(each, "strategy"),
    concept: textAt(each, "node_id"),
    score: numberAt(each, "score"),
    base: numberAt(each, "base"),
    multiplier: numberAt(each, "multiplier"),
    bonus: numberAt(each, "bonus"),
    contributions: listAt(each, "contributions").map((part) => ({
      signal: textAt(part, "signal"),
      value: numberAt(part, "value"),
      weight: numberAt(part, "weight"),
      share: numberAt(part, "contribution"),
    })),
  };
}
