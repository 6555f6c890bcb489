import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { signalNames, signalOf } from "./signals";

it("knows what every signal of the program means", () => {
  const source = readFileSync(path.join(import.meta.dirname, "../../../interview/signals.go"), "utf8");
  const names = [...source.matchAll(/Name:\s*"([a-z_.]+)"/g)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(30);
  expect(signalNames.toSorted()).toEqual(names.toSorted());
});

it("takes a weight's key apart", () => {
  expect(signalOf("graph.node.gap_below.true")).toMatchObject({ name: "gap below", value: "true" });
  expect(signalOf("graph.chain_completion.has_complete_chain")).toMatchObject({ value: "" });
  expect(signalOf("canonical.max_depth")).toMatchObject({ name: "canonical max depth" });
  expect(signalOf("llm.specificity.low")).toMatchObject({ name: "specificity", value: "low" });
});
