import { expect, it } from "vitest";
import type { Concept } from "../api/types";
import { piecesOf } from "./quotes";

function concept(id: string, utterance: string, start: number, end: number): Concept {
  const quotes = [{ utterance_id: utterance, start, end, text: "" }];
  return { id, label: id, level: 1, node_type: "attribute", terminal: false, turn: 1, quotes };
}

it("cuts an answer at the quotes of its own turn", () => {
  expect(piecesOf("It is creamy.", 1, [concept("c1", "u1", 6, 12), concept("c2", "u2", 0, 5)])).toEqual([
    { text: "It is ", concepts: [] },
    { text: "creamy", concepts: ["c1"] },
    { text: ".", concepts: [] },
  ]);
});

it("counts code points, not the halves of a pair", () => {
  expect(piecesOf("🥛🥛 milk", 1, [concept("c1", "u1", 3, 7)])).toEqual([
    { text: "🥛🥛 ", concepts: [] },
    { text: "milk", concepts: ["c1"] },
  ]);
});

it("gives the overlap of two quotes to both", () => {
  expect(piecesOf("abcdef", 2, [concept("c1", "u2", 0, 4), concept("c2", "u2", 2, 6)])).toEqual([
    { text: "ab", concepts: ["c1"] },
    { text: "cd", concepts: ["c1", "c2"] },
    { text: "ef", concepts: ["c2"] },
  ]);
});

it("loses no letter to a quote that reaches beyond the answer", () => {
  const pieces = piecesOf("short", 1, [concept("c1", "u1", 2, 99)]);
  expect(pieces.map(({ text }) => text).join("")).toBe("short");
});
