import { describe, expect, it } from "vitest";
import type { Drawn, Idea } from "./graph";
import { layOut, loose, type Placed } from "./ladder";

const types = ["attribute", "consequence", "value"];

function idea(id: string, type: string, label = id): Idea {
  return { id, type, label, concepts: [id], faded: false, fresh: false };
}

/** crowd is a graph of many concepts with long names, tied from level to level. */
function crowd(count: number): Drawn {
  const ideas = types.flatMap((type) =>
    Array.from({ length: count }, (_, n) =>
      idea(`${type}${n}`, type, "a rather long name for a thing ".repeat((n % 4) + 1)),
    ),
  );
  const ties = Array.from({ length: count - 1 }, (_, n) => [
    { from: `attribute${n}`, to: `consequence${count - 1 - n}`, type: "leads_to" },
    { from: `consequence${n}`, to: `value${n}`, type: "leads_to" },
  ]).flat();
  return { ideas, ties };
}

const apart = (a: Placed, b: Placed) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe("layOut", () => {
  it.each([320, 700, 1200])("gives every concept a box of its own, %i wide", (width) => {
    const { placed, height } = layOut(crowd(17), types, width, width < 640 ? 0 : 150, 20);
    expect(placed).toHaveLength(51);
    placed.forEach((a, index) => {
      expect(a.x + a.width).toBeLessThanOrEqual(width + 0.001);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      for (const b of placed.slice(index + 1)) expect(apart(a, b)).toBe(true);
    });
  });
  it("stands values above attributes and what is linked to nothing apart, below", () => {
    const drawn = {
      ideas: [idea("a", "attribute"), idea("v", "value"), idea("alone", "value")],
      ties: [{ from: "a", to: "v", type: "leads_to" }],
    };
    const { placed, rungs } = layOut(drawn, types, 800, 150, 0);
    expect(placed.map(({ id }) => id)).toEqual(["v", "a", "alone"]);
    expect(rungs.map(({ type, empty }) => [type, empty])).toEqual([
      ["value", false],
      ["consequence", true],
      ["attribute", false],
      [loose, false],
    ]);
  });
  it("stands a concept above what it follows from", () => {
    const drawn = {
      ideas: [idea("a", "attribute"), idea("b", "attribute"), idea("ofB", "consequence"), idea("ofA", "consequence")],
      ties: [
        { from: "b", to: "ofB", type: "leads_to" },
        { from: "a", to: "ofA", type: "leads_to" },
      ],
    };
    const { placed } = layOut(drawn, types, 900, 0, 0);
    expect(placed.map(({ id }) => id)).toEqual(["ofA", "ofB", "a", "b"]);
  });
});
