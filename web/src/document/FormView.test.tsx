// @vitest-environment jsdom
import "../test/dom";
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Diagnostic } from "../api/types";
import { ScenarioForm } from "../roleplay/ScenarioForm";
import { FormView } from "./FormView";

const scenario = `title: The ward move
situation: {place: A ward, happening: It moves., talking_to: you}
decision:
  question: Does it move?
  options:
    - {id: now, label: Now}
    - {id: later, label: Later}
  why: The beds.
cast:
  - {id: ana, name: Ana Ruiz, knows: [Beds.]}
  - {id: tom, name: Tom Bell, knows: [Lifts.], after: [nobody]}
`;

const finding = (path: string, message: string, severity = "error"): Diagnostic => ({
  code: "D015",
  severity,
  owner: "author",
  place: { file: "x", line: 1, column: 1, path },
  message,
  hint: "write something",
});

const show = (...findings: Diagnostic[]) =>
  render(
    <FormView
      form={ScenarioForm}
      text={scenario}
      readOnly={false}
      findings={findings}
      onWrite={vi.fn()}
      onText={vi.fn()}
    />,
  );

const described = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("FormView", () => {
  it("says what is wrong with a field beside it, and with no other", () => {
    const { container } = show(finding("title", "title is empty"));
    const title = screen.getByLabelText("Title");
    expect(title.getAttribute("aria-invalid")).toBe("true");
    expect(described(title)).toBe("Title is empty. Write something.");
    expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  });

  it("keeps the hint of a field that something is wrong with", () => {
    show(finding("decision.why", "why is empty"));
    expect(described(screen.getByLabelText("Why"))).toBe(
      "Shown in the debrief, beside the learner's own call. Why is empty. Write something.",
    );
  });

  it("does not call a field wrong for a remark", () => {
    show(finding("situation.place", "place is long", "warning"));
    const place = screen.getByLabelText("Place");
    expect(place.getAttribute("aria-invalid")).toBe("false");
    expect(described(place)).toContain("Place is long.");
  });

  it("says at an option what is wrong with its id, which has no field", () => {
    show(finding("decision.options[1].id", "the id is used twice"));
    expect(described(screen.getByLabelText("Option 2"))).toContain("The id is used twice.");
  });

  it("counts what is wrong with a character that is folded away, and says what has no field at its top", () => {
    const { container } = show(
      finding("cast[1].after[0]", "nobody is called so"),
      finding("cast[1].knows[0]", "it is empty"),
    );
    const [, tom] = container.querySelectorAll("details");
    if (!tom) throw new Error("there is a second character");
    expect(within(tom).getByText(/2 to look at/)).toBeTruthy();
    expect(within(tom).getByText("Nobody is called so.")).toBeTruthy();
    expect(described(within(tom).getByLabelText("Thing known 1"))).toContain("It is empty.");
  });
});
