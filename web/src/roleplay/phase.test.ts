import { describe, expect, it } from "vitest";
import { silence } from "../api/speech";
import type { RoleplayInput } from "../api/types";
import { aSession } from "../test/session";
import { arrived, type Deed } from "./arrived";
import { idle, nextPhase, phaseAt, type Happening, type Phase } from "../turn/phase";

const action: Deed = { input: { say: "Why?" }, key: "k", turn: 1 };
const after = (...happenings: Happening<RoleplayInput>[]) => happenings.reduce<Phase<RoleplayInput>>(nextPhase, idle);
const speech = { turn: 2, attempt: 1, text: "Because" };

describe("nextPhase", () => {
  it("begins a turn in silence", () => {
    expect(after({ type: "sent", action })).toEqual({ name: "sending", action, speech: silence });
  });
  it("keeps what was heard when the connection is lost", () => {
    expect(after({ type: "sent", action }, { type: "heard", speech }, { type: "lost" })).toEqual({
      name: "lost",
      action,
      speech,
    });
  });
  it("keeps a refused action, to be sent again under its key", () => {
    const error = new Error("no");
    expect(after({ type: "sent", action }, { type: "refused", error })).toEqual({ name: "refused", action, error });
  });
  it("hears nothing once the turn is answered", () => {
    const answered = after({ type: "sent", action }, { type: "answered", version: 6 });
    expect(nextPhase(answered, { type: "heard", speech })).toBe(answered);
  });
  it("keeps an answered action until the page shows the answer", () => {
    const answered = after({ type: "sent", action }, { type: "answered", version: 6 });
    expect(phaseAt(answered, aSession({ version: 5 }), arrived)).toBe(answered);
    expect(phaseAt(answered, aSession({ version: 6 }), arrived)).toBe(idle);
  });
  it("is done with an action whose answer was fetched before its stream ended", () => {
    const sending = after({ type: "sent", action });
    const lines = [{ turn: 2, who: "learner" as const, text: "Why?" }];
    expect(phaseAt(sending, aSession({ turn: 2, open: true }, { lines, waiting: true }), arrived)).toBe(sending);
    expect(phaseAt(sending, aSession({ turn: 2 }, { lines }), arrived)).toBe(idle);
  });
});

describe("arrived", () => {
  const said = (text: string) => aSession({ turn: 2 }, { lines: [{ turn: 2, who: "learner", text }] });
  it("finds the learner's line in the session", () => expect(arrived(said("Why?"), action)).toBe(true));
  it("does not take another's line for it", () => expect(arrived(said("Who?"), action)).toBe(false));
  it("knows a session that has not moved", () => expect(arrived(aSession(), action)).toBe(false));
  it("takes a choice as arrived when a turn began", () => {
    expect(arrived(aSession({ turn: 2 }), { ...action, input: { choose: "a" } })).toBe(true);
  });
});
