import { describe, expect, it } from "vitest";
import type { SessionEvent } from "../api/types";
import { talksOf } from "./log";
import { drawn, walkedUntil } from "./walkDrawn";

let version = 0;
function event(turn: number, type: string, body: unknown): SessionEvent {
  return { version: ++version, turn, type, origin: "code", at: 1, body };
}

const walk = {
  backstop: 6,
  nodes: [
    { id: "GROUND", intent: "", min_turns: 1, max_turns: 1, advance: 1 },
    {
      id: "DECISIVE",
      intent: "",
      satisfy_when: "it is acknowledged",
      gate: true,
      advance: 2,
      content: [{ source: "character.decision_facts", items: ["23.4% against 2.0%"] }],
      conditional: { to: 2, standing: 10, bit: 0 },
    },
    { id: "CLOSE", intent: "", advance: -1 },
  ],
};
const step = (node: string, next: string, rest: object = {}) => ({
  character: "maya",
  report: { node_satisfied: true, engagement_score: 1 },
  step: {
    node,
    next,
    decision: "advance",
    rule: 3,
    reason: "so",
    commands: [],
    state: { current_node: next, standing: 2, held: 0 },
  },
  ...rest,
});
const log = [
  event(1, "began", { character: "maya", greeting: "Hi.", walk, system: "You are Maya." }),
  event(2, "say", { text: "Why?" }),
  event(2, "spoke", {
    request: { user: "CURRENT NODE", mood: "curious" },
    reply: {
      speech: "Because.",
      actor: "some-model",
      raw: "Because.\n---END---\n{}",
      guards: [{ guard: "figures", sentence: "It is 99%.", why: "99%", done: "repaired" }],
      usage: { input: 100, cache_read: 900, cache_write: 0, output: 40, cost: 1200, priced: true },
      calls: 2,
      total_ms: 830,
    },
  }),
  event(2, "weighed", { request: {}, reply: { found: true, score: 0.7, figures: ["23.4%"], quote: "It is 23.4%." } }),
  event(2, "stepped", step("GROUND", "DECISIVE")),
  event(3, "skip", {}),
  event(3, "spoke", { request: {}, reply: { speech: "Bye.", actor: "understudy" } }),
  event(3, "stepped", step("DECISIVE", "CLOSE", { sent_to: "marcus" })),
];

describe("talksOf", () => {
  it("reads a walk with its gates and conditional ways", () => {
    const [talk] = talksOf(log);
    expect(talk?.system).toBe("You are Maya.");
    expect(talk?.stops.map(({ id, next, gate }) => [id, next, gate])).toEqual([
      ["GROUND", "DECISIVE", false],
      ["DECISIVE", "CLOSE", true],
      ["CLOSE", "", false],
    ]);
    expect(talk?.stops[1]?.constraints).toEqual(["23.4% against 2.0%"]);
    expect(drawn(talk?.stops ?? [])[1]?.note).toBe(
      "Gate: waits until it is acknowledged · to Close from cooperative up",
    );
  });

  it("puts together what belongs to a turn", () => {
    const exchange = talksOf(log)[0]?.exchanges[0];
    expect(exchange).toMatchObject({
      turn: 2,
      learner: "Why?",
      speech: "Because.",
      rule: 3,
      user: "CURRENT NODE",
      cost: 1200,
      calls: 2,
      tokens: { read: 100, cached: 900, written: 40 },
      evidence: { found: true, figures: ["23.4%"] },
      guards: [{ guard: "figures", done: "repaired" }],
    });
  });

  it("does not carry one turn's findings into the next", () => {
    const exchange = talksOf(log)[0]?.exchanges[1];
    expect(exchange?.evidence).toBeUndefined();
    expect(exchange?.guards).toEqual([]);
    expect(exchange?.sentTo).toBe("marcus");
  });

  it("reads a log it does not know without breaking", () => {
    expect(talksOf([event(1, "stepped", "?"), event(2, "noise", 7)])).toEqual([]);
    expect(talksOf([event(1, "began", null)])[0]?.stops).toEqual([]);
  });
});

describe("walkedUntil", () => {
  it("ends at the turn that is looked at", () => {
    const [talk] = talksOf(log);
    if (!talk) throw new Error("no talk");
    expect([...walkedUntil(talk, talk.exchanges[0])]).toEqual(["GROUND", "GROUND>DECISIVE"]);
    expect([...walkedUntil(talk, undefined)]).toContain("DECISIVE>CLOSE");
  });
});
