import { describe, expect, it } from "vitest";
import { hear, silence } from "./speech";
import type { Frame } from "./types";

const words = (offset: number, text: string, attempt = 1, turn = 4): Frame => ({ turn, attempt, offset, text });
const reset = (attempt: number, turn = 4): Frame => ({ turn, attempt, offset: 0, reset: true });
const heard = (...frames: Frame[]) => frames.reduce(hear, silence).text;

describe("hear", () => {
  it("joins words in order", () => {
    expect(heard(words(0, "We are "), words(7, "not close."))).toBe("We are not close.");
  });

  it("drops words that come twice, whole or in part", () => {
    expect(heard(words(0, "We are "), words(0, "We are "), words(3, "are not "), words(11, "close."))).toBe(
      "We are not close.",
    );
  });

  it("counts code points, not code units", () => {
    expect(heard(words(0, "🧵🧵 "), words(3, "thread"), words(3, "thread"))).toBe("🧵🧵 thread");
  });

  it("leaves words after a gap to the result", () => {
    expect(heard(words(0, "We "), words(9, "close."))).toBe("We ");
  });

  it("takes a missing piece that comes late", () => {
    expect(heard(words(0, "We "), words(7, "not"), words(3, "are "), words(7, "not"))).toBe("We are not");
  });

  it("forgets an attempt that was superseded, and its late words", () => {
    expect(heard(words(0, "Wrong."), reset(2), words(6, " More."), words(0, "Right.", 2))).toBe("Right.");
  });

  it("starts over when words of a newer attempt come without a reset", () => {
    expect(heard(words(0, "Wrong."), words(0, "Right.", 2))).toBe("Right.");
  });

  it("ignores a reset of an older turn", () => {
    expect(heard(words(0, "New.", 1, 5), reset(3, 4))).toBe("New.");
  });

  it("starts over with the next turn", () => {
    expect(heard(words(0, "Old."), words(0, "New.", 1, 5))).toBe("New.");
  });
});
