import { describe, expect, it } from "vitest";
import { ahead } from "./ahead";

const hour = 3_600_000;

describe("ahead", () => {
  it.each([
    [-1, "now"],
    [0.1, "in 6 minutes"],
    [2, "in 2 hours"],
    [23.9, "in 24 hours"],
    [30, "in 1 day"],
    [14 * 24, "in 14 days"],
  ])("says of %s hours: %s", (hours, words) => {
    expect(ahead(1000 + hours * hour, 1000)).toBe(words);
  });
});
