import { describe, expect, it } from "vitest";
import { money, seconds } from "./amounts";

describe("money", () => {
  it.each([
    [0, "$0.00"],
    [0.000_42, "$0.00042"],
    [0.005_678, "$0.0057"],
    [0.019, "$0.02"],
    [12, "$12.00"],
  ])("says %s as %s", (usd, words) => expect(money(usd)).toBe(words));
});

describe("seconds", () => {
  it("keeps to what matters", () => {
    expect(seconds(412.4)).toBe("412 ms");
    expect(seconds(1849)).toBe("1.8 s");
  });
});
