import { describe, expect, it } from "vitest";
import { aDebrief } from "../test/session";
import { fateOf, nodeName, tally } from "./fate";

const [taken, missed] = aDebrief().facts;

describe("tally", () => {
  it("counts what was taken in and sets the call beside the best", () => {
    expect(tally(aDebrief())).toBe(
      "You took in 1 of the 2 facts that decide this call, in 3 exchanges. Your call is the one they ask for.",
    );
  });
  it("says so when nothing was missed and the call was another", () => {
    const call = { option: "ship", label: "Ship", reason: "Now.", best: "wait", best_label: "Wait", why: "So." };
    expect(tally(aDebrief({ facts: taken ? [taken] : [], call, exchanges: 1 }))).toBe(
      "You took in the one fact that decides this call, in 1 exchange. They ask for another call than yours.",
    );
  });
  it("has something to say where no fact decides", () => {
    expect(tally(aDebrief({ facts: [] }))).toBe("You decided after 3 exchanges.");
  });
});

describe("fateOf", () => {
  it("names who was not met", () => expect(missed && fateOf(missed)).toBe("You never talked to Marcus"));
});

describe("nodeName", () => {
  it("reads well", () => expect(nodeName("PIVOT_1")).toBe("Pivot 1"));
});
