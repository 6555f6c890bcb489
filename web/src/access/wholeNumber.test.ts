import { describe, expect, it } from "vitest";
import { wholeNumber } from "./wholeNumber";

describe("wholeNumber", () => {
  it.each([
    ["30", 30],
    [" 1 ", 1],
    ["0", undefined],
    ["101", undefined],
    ["", undefined],
    ["1.5", undefined],
    ["-3", undefined],
    ["ten", undefined],
    ["1e2", undefined],
  ])("reads %j between 1 and 100 as %s", (text, number) => {
    expect(wholeNumber(text, 1, 100)).toBe(number);
  });
});
