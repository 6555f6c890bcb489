import { describe, expect, it } from "vitest";
import type { Zone } from "../api/types";
import { aView } from "../test/game";
import { nameOfZone, readCaptions } from "./captions";
import { hop, isBox } from "./geometry";
import { idle, moveAt, nextMove, pending } from "./move";
import { stepFrom } from "./roving";
import { hasPassed, unlocked, walked } from "./said";
import { leftAt, minutes, spoken } from "./timer";

const square = (id: string, x: number, y: number, size = 10): Zone => ({
  id,
  mark: id.toUpperCase(),
  anchor: [x + size / 2, y + size / 2],
  box: { x, y, width: size, height: size },
  points: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
});

describe("arrow keys", () => {
  it.each([
    ["ArrowDown", 0, 4, 1, 1],
    ["ArrowUp", 0, 4, 1, 3],
    ["ArrowRight", 3, 4, 1, 0],
    ["End", 0, 4, 1, 3],
    ["Enter", 2, 4, 1, 2],
    ["ArrowRight", 1, 8, 2, 1],
    ["ArrowDown", 1, 8, 4, 5],
    ["ArrowDown", 5, 8, 4, 5],
    ["ArrowUp", 2, 8, 4, 2],
    ["ArrowLeft", 4, 8, 4, 4],
  ])("%s leads from %i of %i in %i columns to %i", (key, from, count, columns, to) => {
    expect(stepFrom(from, key, count, columns)).toBe(to);
  });
});

describe("a move", () => {
  const deed = { do: "place", item: "i1", zone: "a" } as const;
  const sent = nextMove(idle, { type: "sent", deed });

  it("is shown until its answer is", () => {
    const answered = nextMove(sent, { type: "answered", version: 7 });
    expect(pending(moveAt(answered, 6))).toEqual(deed);
    expect(pending(moveAt(answered, 7))).toBeUndefined();
  });

  it("stays on its way while the connection is lost", () => {
    expect(pending(nextMove(sent, { type: "lost" }))).toEqual(deed);
  });

  it("is taken back when it is refused", () => {
    const refused = nextMove(sent, { type: "refused", error: new Error("no") });
    expect(pending(refused)).toBeUndefined();
    expect(nextMove(refused, { type: "dismissed" })).toEqual(idle);
  });
});

describe("captions", () => {
  const zone = square("a", 0, 0);

  it("stand in the boxes when they are names", () => {
    const captions = readCaptions(aView({ captions: { a: "Mouth" } }), "x", false);
    expect([captions.inBoxes, captions.inLegend]).toEqual([true, false]);
    expect(nameOfZone(zone, captions)).toBe("Zone A, Mouth");
  });

  it("stand in a legend when they are sentences", () => {
    const captions = readCaptions(aView({ captions: { a: "It grinds what one eats into small pieces." } }), "x", false);
    expect([captions.inBoxes, captions.inLegend, captions.detail("a")]).toEqual([false, true, "x-a"]);
    expect(nameOfZone(zone, captions)).toBe("Zone A");
  });

  it("leave the boxes to the labels that are placed there", () => {
    expect(readCaptions(aView({ captions: { a: "grinds" } }), "x", true).inBoxes).toBe(false);
  });

  it("may be absent", () => {
    const captions = readCaptions(aView(), "x", false);
    expect([captions.inBoxes, captions.inLegend, captions.detail("a")]).toEqual([false, false, undefined]);
  });
});

describe("the traced line", () => {
  it("runs from edge to edge", () => {
    expect(hop(square("a", 0, 0), square("b", 30, 0))).toEqual([
      [10, 5],
      [30, 5],
    ]);
  });

  it("begins in the middle of a zone that the other lies in", () => {
    const [outer, inner] = [square("a", 0, 0, 40), square("b", 5, 5)];
    expect(hop(outer, inner)).toEqual([
      [20, 20],
      [15, 15],
    ]);
    expect([isBox(outer, [outer, inner]), isBox(inner, [outer, inner])]).toEqual([false, true]);
  });
});

describe("what the view says", () => {
  const item = { id: "i1", state: "locked", tries_left: 3, points: 0, hints: [], tried: [], answer: [] } as const;

  it("tells what was unlocked", () => {
    const before = aView({ items: [{ ...item, hints: [], tried: [], answer: [] }] });
    const after = aView({ items: [{ ...item, state: "open", hints: [], tried: [], answer: [] }] });
    expect(unlocked(before, after)).toEqual(["i1"]);
    expect(unlocked(after, after)).toEqual([]);
  });

  it("rests when the last move ended another task", () => {
    const done = { tone: "done", mechanic: "s1_m1", text: "10 of 10 points.", points: 0 } as const;
    expect(hasPassed(aView({ mechanic: "s1_m2", feedback: [done] }))).toBe(true);
    expect(hasPassed(aView({ mechanic: "s1_m1", feedback: [done] }))).toBe(false);
    expect(hasPassed(aView({ mechanic: "s1_m2", feedback: [done], phase: "gate" }))).toBe(false);
  });

  it("counts a task that is done as walked", () => {
    const each = { scene: "scene_1", items: 4, score: 0, max_score: 40 };
    const progress = [
      { ...each, mechanic: "s1_m1", done: true, resolved: 2 },
      { ...each, mechanic: "s1_m2", done: false, resolved: 1 },
    ];
    expect(walked(aView({ progress }))).toBe(5 / 8);
    expect(walked(aView({ progress: [] }))).toBe(0);
  });
});

describe("time", () => {
  it("is told as clocks and people do", () => {
    expect([leftAt(5000, 4001), leftAt(5000, 6000)]).toEqual([1, 0]);
    expect([minutes(125), minutes(9)]).toEqual(["2:05", "0:09"]);
    expect([spoken(1), spoken(59), spoken(60), spoken(600)]).toEqual([
      "1 second",
      "59 seconds",
      "1 minute",
      "10 minutes",
    ]);
  });
});
