import { describe, expect, it } from "vitest";
import { heightOf, lineThrough } from "./standingLine";

describe("heightOf", () => {
  it("puts neutral in the middle, the best high and the worst low, and keeps all of them inside", () => {
    expect(heightOf(0)).toBe(50);
    expect(heightOf(30)).toBe(6);
    expect(heightOf(-30)).toBe(94);
    expect(heightOf(99)).toBe(6);
  });
});

describe("lineThrough", () => {
  it("begins where everyone begins and ends at the right", () => {
    expect(lineThrough([30])).toBe("M0.00 50.00L100.00 6.00");
    expect(lineThrough([])).toBe("M0.00 50.00");
  });
});
