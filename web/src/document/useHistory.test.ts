import { describe, expect, it } from "vitest";
import { begin, edited, type Edit } from "./useHistory";

const write = (text: string, at: number, field = "title"): Edit => ({ type: "write", text, field, at });
const after = (...edits: Edit[]) => edits.reduce(edited, begin("a"));

describe("edited", () => {
  it("undoes what was typed in one go at once", () => {
    const typed = after(write("ab", 0), write("abc", 500));
    expect(edited(typed, { type: "undo" }).text).toBe("a");
  });
  it("keeps apart what was typed later or elsewhere", () => {
    expect(edited(after(write("ab", 0), write("abc", 5000)), { type: "undo" }).text).toBe("ab");
    expect(edited(after(write("ab", 0), write("abc", 1, "why")), { type: "undo" }).text).toBe("ab");
  });
  it("redoes what was undone, until something else is written", () => {
    const undone = after(write("ab", 0), { type: "undo" });
    expect(edited(undone, { type: "redo" }).text).toBe("ab");
    expect(edited(edited(undone, write("x", 1)), { type: "redo" }).text).toBe("x");
  });
  it("has nothing to undo at the start", () => {
    expect(after({ type: "undo" }, { type: "redo" }).text).toBe("a");
  });
});
