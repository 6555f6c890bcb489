import { describe, expect, it } from "vitest";
import { budgetSentence } from "./budget";

describe("the budget", () => {
  it.each([
    [1, 20, "At most $1.00 a session and $20.00 a day; $0.31 spent today."],
    [0, 20, "At most $20.00 a day; $0.31 spent today."],
    [0, 0, "No limit is set; $0.31 spent today."],
  ])("of %s and %s", (session, day, words) => {
    expect(budgetSentence({ session_usd: session, day_usd: day, spent_today_usd: 0.31 })).toBe(words);
  });
});
