import { describe, expect, it } from "vitest";
import { faultOf, tidy } from "./nickname";

describe("a nickname", () => {
  it("is one line without space around it", () => {
    expect(tidy("  Kim \n of  the hill ")).toBe("Kim of the hill");
  });

  it.each([
    ["", true, "Choose a name to go by."],
    ["   ", true, "Choose a name to go by."],
    ["", false, undefined],
    ["🧵".repeat(40), true, undefined],
    ["🧵".repeat(42), false, "Too long: shorten it by 2."],
  ])("%j, required: %s", (nickname, required, fault) => {
    expect(faultOf(nickname, required)).toBe(fault);
  });
});
