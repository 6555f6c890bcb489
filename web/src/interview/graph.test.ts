import { expect, it } from "vitest";
import type { Concept, InterviewOutcome } from "../api/types";
import { drawnAt } from "./graph";

function concept(id: string, turn: number, change: Partial<Concept> = {}): Concept {
  return { id, label: id, level: 1, node_type: "attribute", terminal: false, turn, quotes: [], ...change };
}

function link(id: string, from: string, to: string, turn: number) {
  return { id, source_node_id: from, target_node_id: to, relationship_type: "leads_to", turn, quotes: [] };
}

/** outcome has three concepts: the first two mean the same, and the third takes the first's place later. */
const outcome = {
  concepts: [concept("c1", 1, { superseded_by: "c3" }), concept("c2", 2), concept("c3", 3)],
  links: [link("l1", "c1", "c2", 2), link("l2", "c2", "c3", 3)],
  slots: [
    { id: "s1", label: "one", node_type: "attribute", status: "active", concepts: ["c1", "c2"], support_count: 2 },
    { id: "s2", label: "two", node_type: "attribute", status: "candidate", concepts: ["c3"], support_count: 1 },
  ],
} as unknown as InterviewOutcome;

it("shows a graph as it was after a turn", () => {
  const then = drawnAt(outcome, "surface", 2);
  expect(then.ideas.map(({ id, faded, fresh }) => [id, faded, fresh])).toEqual([
    ["c1", false, false],
    ["c2", false, true],
  ]);
  expect(then.ties).toEqual([{ from: "c1", to: "c2", type: "leads_to" }]);
  expect(drawnAt(outcome, "surface", 3).ideas[0]?.faded).toBe(true);
});

it("takes paraphrases together, with the links between them", () => {
  expect(drawnAt(outcome, "canonical", 2)).toMatchObject({ ideas: [{ id: "s1", concepts: ["c1", "c2"] }], ties: [] });
  expect(drawnAt(outcome, "canonical", 3).ties).toEqual([{ from: "s1", to: "s2", type: "leads_to" }]);
});
