import { expect, it } from "vitest";
import { read } from "../document/yaml";
import { textOf } from "../document/yamlEdit";
import { faultsOf, idOf, newPlan, written } from "./study";

const plan = { ...newPlan, title: "Tea: why at four?", concept: "tea in the afternoon" };

it("asks for what a study cannot do without", () => {
  expect(Object.keys(faultsOf(newPlan))).toEqual(["title", "concept"]);
  expect(faultsOf(plan)).toEqual({});
  expect(faultsOf({ ...plan, turns: "0" }).turns).toBeDefined();
  expect(faultsOf({ ...plan, turns: "many", consent: " " })).toHaveProperty("consent");
});

it("writes what can be read again as it was", () => {
  const full = {
    ...plan,
    objective: "Why: really?\n\nAnd # what for.",
    researcher: "Ann <ann@example.org>",
    turns: "8",
  };
  const document = read(written(full));
  expect(textOf(document, "id")).toBe("tea-why-at-four");
  for (const field of ["title", "concept", "methodology", "objective", "welcome", "consent", "researcher"] as const)
    expect(textOf(document, field)).toBe(full[field]);
  expect(textOf(document, "max_turns")).toBe("8");
});

it("makes an id of any title", () => {
  expect(idOf("  Über Käse! ")).toBe("uber-kase");
  expect(idOf("茶")).toBe("study");
  expect(idOf("4 o’clock tea")).toBe("o-clock-tea");
});
