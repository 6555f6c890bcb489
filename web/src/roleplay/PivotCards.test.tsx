// @vitest-environment jsdom
import "../test/dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PivotCards } from "./PivotCards";

const pivot = {
  id: "p1",
  question: "Do you want my real read?",
  options: [
    { id: "a", text: "Your real read." },
    { id: "b", text: "The short version." },
  ],
};

function show() {
  const onChoose = vi.fn<(option: string) => void>();
  render(<PivotCards pivot={pivot} onChoose={onChoose} />);
  return { onChoose, group: screen.getByRole("group", { name: "Do you want my real read?" }) };
}

describe("PivotCards", () => {
  it("is chosen from by click", async () => {
    const { onChoose } = show();
    await userEvent.click(screen.getByRole("button", { name: "The short version." }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("b");
  });

  it("is chosen from by arrow keys and Enter", async () => {
    const { onChoose, group } = show();
    group.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("a");
  });

  it("is chosen from by number", async () => {
    const { onChoose, group } = show();
    group.focus();
    await userEvent.keyboard("3");
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard("2");
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("b");
  });

  it("does not choose by an Enter that was meant for the line before", async () => {
    const { onChoose, group } = show();
    group.focus();
    await userEvent.keyboard("{Enter}");
    expect(onChoose).not.toHaveBeenCalled();
  });
});
