import { expect, it } from "vitest";
import type { SessionEvent } from "../api/types";
import { decisionsOf } from "./log";

function logged(...events: [type: string, body: unknown][]): SessionEvent[] {
  return events.map(([type, body], index) => ({ version: index + 1, turn: index, type, origin: "code", at: 0, body }));
}

it("gives what was decided to the answer it was decided on", () => {
  const all = decisionsOf(
    logged(
      ["worded", { request: { prompt: "Open." }, reply: { call: { by: "understudy" } } }],
      ["asked", { question: "First?" }],
      ["answer", { text: "Warm." }],
      ["grew", { dropped: [{ what: "x", why: "no quote" }] }],
      [
        "chose",
        {
          signals: { "llm.engagement": 0.5049, "graph.max_depth": 2, "a.b": true },
          ranking: [
            {
              strategy: "deepen",
              node_id: "c1",
              score: 1.5,
              contributions: [{ signal: "s", value: 1, weight: 1.5, contribution: 1.5 }],
            },
            { strategy: "close", node_id: null, score: 0.2 },
          ],
          pairs: 2,
          strategy: "deepen",
          focus: "c1",
          reasons: ["It is warm."],
        },
      ],
      ["worded", { request: { prompt: "Ask on." }, reply: { template: true, call: { by: "understudy" } } }],
      ["asked", { question: "Why warm?", purpose: "follow_up" }],
      ["review", { accept: "m1" }],
      ["answer", { text: "", skipped: true }],
    ),
  );
  expect(all.map(({ turn, answer, question, skipped }) => [turn, answer, question, skipped])).toEqual([
    [1, "Warm.", "Why warm?", false],
    [2, "", "", true],
  ]);
  expect(all[0]?.dropped).toEqual([{ what: "x", why: "no quote" }]);
  expect(all[0]?.chosen?.signals).toEqual([
    ["llm.engagement", "0.5"],
    ["graph.max_depth", "2"],
    ["a.b", "yes"],
  ]);
  expect(all[0]?.chosen?.ranking.map(({ concept, score }) => [concept, score])).toEqual([
    ["c1", 1.5],
    ["", 0.2],
  ]);
  expect(all[0]?.by).toEqual([{ task: "Worded", who: "understudy", faults: [] }]);
  expect(all[1]?.chosen).toBeUndefined();
});
