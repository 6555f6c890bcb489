import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read, type Value } from "./yaml";
import { addItem, find, partsOf, remove, setText, setTree, textOf, treeOf, type Path } from "./yamlEdit";

const scenario = readFileSync("../examples/roleplay/launch-review.yaml", "utf8");
const small = `# why this exists
title: A day   # to be renamed
cast:
  - id: maya
    name: "Maya: Patel"
    knows: [one, 'it''s two']
  # the second
  - {id: marcus, name: Marcus}
why: >-
  It is so
  because.

  End.
`;

/** scalars lists the paths of all words in a document. */
function scalars(value: Value | undefined, path: Path = []): Path[] {
  if (!value) return [];
  if (value.type === "scalar") return [path];
  if (value.type === "list") return value.items.flatMap((item, i) => scalars(item.value, [...path, i]));
  return value.entries.flatMap((entry) => scalars(entry.value, [...path, entry.key]));
}

describe("a document's text", () => {
  it("is read with its quotes, folds and flow", () => {
    expect(treeOf(read(small))).toEqual({
      title: "A day",
      cast: [
        { id: "maya", name: "Maya: Patel", knows: ["one", "it's two"] },
        { id: "marcus", name: "Marcus" },
      ],
      why: "It is so because.\nEnd.",
    });
  });

  it("keeps every comment when words change", () => {
    const changed = setText(small, ["title"], "A night: long");
    expect(changed).toBe(small.replace("A day ", '"A night: long" '));
    expect(textOf(read(setText(small, ["cast", 1, "name"], "M, the second")), "cast", 1, "name")).toBe("M, the second");
  });

  it("takes any words in any place of a real scenario, and only there", () => {
    const words = 'It\'s "23.4%": #1 {or} [more]\n- \\ end';
    for (const path of scalars(read(scenario))) {
      const changed = setText(scenario, path, words);
      const now = read(changed);
      expect(textOf(now, ...path)).toBe(words);
      for (const other of scalars(now).filter((each) => each.join() !== path.join()))
        expect(textOf(now, ...other)).toBe(textOf(read(scenario), ...other));
      break;
    }
    const long = "word ".repeat(60).trim();
    for (const path of scalars(read(scenario))) expect(textOf(read(setText(scenario, path, long)), ...path)).toBe(long);
    for (const path of scalars(read(scenario)))
      expect(textOf(read(setText(scenario, path, words)), ...path)).toBe(words);
  });

  it("gets new entries, and lists where there were none", () => {
    const more = addItem(scenario, ["cast", 0, "knows"], "A new: fact");
    const before = partsOf(read(scenario), "cast", 0, "knows");
    expect(partsOf(read(more), "cast", 0, "knows")).toHaveLength(before.length + 1);
    expect(textOf(read(more), "cast", 0, "knows", before.length)).toBe("A new: fact");
    const flow = addItem(small, ["cast", 0, "knows"], "three");
    expect(treeOf(find(read(flow), ["cast", 0, "knows"]))).toEqual(["one", "it's two", "three"]);
    const person = { id: "lena", name: "Lena", knows: ["x: y", "z"], opinion: { option: "a" } };
    expect(treeOf(find(read(addItem(small, ["cast"], person)), ["cast", 2]))).toEqual(person);
    const made = setTree(small, ["cast", 1, "concerns"], ["one"]);
    expect(treeOf(find(read(made), ["cast", 1]))).toEqual({ id: "marcus", name: "Marcus", concerns: ["one"] });
  });

  it("loses what is taken out, and nothing else", () => {
    expect(treeOf(find(read(remove(small, ["cast", 0])), ["cast"]))).toEqual([{ id: "marcus", name: "Marcus" }]);
    expect(remove(small, ["cast", 0])).toContain("# the second");
    expect(treeOf(find(read(remove(small, ["cast", 0, "id"])), ["cast", 0]))).toEqual({
      name: "Maya: Patel",
      knows: ["one", "it's two"],
    });
    const one = remove(remove(small, ["cast", 0]), ["cast", 0]);
    expect(partsOf(read(one), "cast")).toEqual([]);
    expect(textOf(read(one), "why")).toBe("It is so because.\nEnd.");
    expect(partsOf(read(remove(scenario, ["cast", 1])), "cast")).toHaveLength(2);
  });

  it("is left to the text view where it is written in ways the form does not read", () => {
    expect(() => read("a: &x 1\n")).toThrow(/&/);
    expect(() => read("a: b\n\tc: d\n")).toThrow(/tab/);
    expect(() => read("- a\n")).toThrow(/mapping/);
    expect(() => read('a: "open\n')).toThrow(/not closed/);
  });

  it("keeps numbers numbers, however they are written", () => {
    const text = "options:\n  - id: a\n    effect: 12\n  - {id: b, effect: -5, more: x}\nyear: '2026'\n";
    expect(setText(text, ["options", 0, "effect"], 7)).toContain("effect: 7\n");
    expect(setText(setText(text, ["options", 0, "effect"], "-"), ["options", 0, "effect"], -3)).toContain(
      "effect: -3\n",
    );
    expect(setText(text, ["options", 1, "effect"], 9)).toContain("{id: b, effect: 9, more: x}");
    expect(remove(text, ["options", 1, "more"])).toContain('{"id":"b","effect":-5}');
    expect(addItem(text, ["options"], { id: "c", effect: 5 })).toContain("  - id: c\n    effect: 5\n");
    expect(setText(text, ["year"], "2027")).toContain('year: "2027"');
  });

  it("makes the mapping that words are to stand in", () => {
    expect(setText("title: A day\n", ["situation", "place"], "Here")).toBe("title: A day\nsituation:\n  place: Here\n");
    expect(setText("title: A day\nsituation:\n", ["situation", "place"], "Here")).toBe(
      "title: A day\nsituation:\n  place: Here\n",
    );
  });
});
