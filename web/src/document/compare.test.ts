import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compare, type Line } from "./compare";
import { rewritten, stretches } from "./stretches";

const scenario = readFileSync("../examples/roleplay/launch-review.yaml", "utf8");

/** brief is a comparison as one reads it. */
const brief = (lines: Line[]) =>
  lines.map(({ type, text }) => `${{ same: " ", added: "+", removed: "-" }[type]}${text}`);

/** side is one of the two texts, put together again. */
const side = (lines: Line[], without: Line["type"]) =>
  lines
    .filter(({ type }) => type !== without)
    .map(({ text }) => text)
    .join("\n");

/** noise gives the same numbers every time. */
function noise(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

describe("a comparison of two texts", () => {
  it("says which lines were added and removed, and where they stand", () => {
    const lines = compare(
      "title: A day\ntier: technical\ncast: []\n",
      "title: A night\ntier: technical\nlanguage: en\ncast: []\n",
    );
    expect(brief(lines)).toEqual([
      "-title: A day",
      "+title: A night",
      " tier: technical",
      "+language: en",
      " cast: []",
    ]);
    expect(lines.map(({ number }) => number)).toEqual([1, 1, 2, 3, 4]);
  });

  it("sees the same in the same, and everything in what begins or ends empty", () => {
    expect(compare(scenario, scenario).every(({ type }) => type === "same")).toBe(true);
    expect(brief(compare("", "a\nb\n"))).toEqual(["+a", "+b"]);
    expect(brief(compare("a\nb", ""))).toEqual(["-a", "-b"]);
    expect(compare("", "")).toEqual([]);
  });

  it("does not take another way of ending lines for a change", () => {
    expect(brief(compare("a\r\nb\r\n", "a\nb"))).toEqual([" a", " b"]);
  });

  it("holds on to lines that are there once, not to those that are everywhere", () => {
    const before = "one:\n  - x\n  }\ntwo:\n  - y\n  }\n";
    const after = "one:\n  - x\n  }\nbetween:\n  - z\n  }\ntwo:\n  - y\n  }\n";
    expect(brief(compare(before, after)).filter((line) => !line.startsWith(" "))).toHaveLength(3);
    expect(brief(compare(before, after))).toContain(" two:");
  });

  it("gives both texts back, whatever was done to them", () => {
    const lines = scenario.trimEnd().split("\n");
    for (let seed = 1; seed <= 200; seed++) {
      const any = noise(seed);
      const changed = [...lines.slice(any(40))];
      for (let times = any(12); times >= 0; times--) {
        const at = any(changed.length);
        changed.splice(at, any(5), ...lines.slice(any(lines.length)).slice(0, any(4)), `  new ${any(3)}`);
      }
      const found = compare(lines.join("\n"), changed.join("\n"));
      expect(side(found, "added")).toBe(lines.join("\n"));
      expect(side(found, "removed")).toBe(changed.join("\n"));
    }
  });

  it("takes texts that have nothing in common and are too long to be weighed line by line", () => {
    const many = (word: string) => Array.from({ length: 2000 }, (_, at) => `${word} ${at % 7}`).join("\n");
    expect(compare(many("a"), many("b"))).toHaveLength(4000);
  });
});

describe("the stretches of a comparison", () => {
  const count = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `line ${from + at}`).join("\n");

  it("fold what is far from a change, and nothing else", () => {
    const before = `${count(0, 20)}\nold\n${count(20, 26)}\nolder\n${count(26, 30)}`;
    const after = `${count(0, 20)}\nnew\n${count(20, 26)}\n${count(26, 30)}`;
    const found = stretches(compare(before, after));
    expect(found.map(({ folded, lines }) => [folded, lines.length])).toEqual([
      [true, 17],
      [false, 3 + 2 + 6 + 1 + 3 + 1],
    ]);
  });

  it("mark the words of a line that was rewritten", () => {
    const [was, is] = rewritten("place: A ward, before the winter", "place: A ward, after the winter");
    expect(was.filter(({ fresh }) => fresh).map(({ text }) => text)).toEqual(["before"]);
    expect(is.filter(({ fresh }) => fresh).map(({ text }) => text)).toEqual(["after"]);
    expect(is.map(({ text }) => text).join("")).toBe("place: A ward, after the winter");
  });

  it("mark no words in a line that has become another", () => {
    expect(rewritten("Tom Bell, estates manager", "Nobody knows why it rains")[1]).toEqual([
      { text: "Nobody knows why it rains", fresh: false },
    ]);
  });
});
