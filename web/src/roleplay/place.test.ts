import { describe, expect, it } from "vitest";
import type { RoleplayView } from "../api/types";
import { aConversation, aDebrief, aSession } from "../test/session";
import { placeIn } from "./place";

const at = (change: Partial<RoleplayView>, query = "") =>
  placeIn({ ...aSession().view, ...change }, new URLSearchParams(query));

const guide = { name: "Otto" };
const debrief = aDebrief();

describe("placeIn", () => {
  it("begins with the briefing", () => expect(at({ with: "", conversations: [] })).toBe("briefing"));
  it("goes on with whom one talks to", () => expect(at({})).toEqual({ with: "maya" }));
  it("reads again what the address asks for", () => {
    const conversations = [aConversation(), aConversation({ with: "marcus" })];
    expect(at({ conversations }, "with=marcus")).toEqual({ with: "marcus" });
  });
  it("does not go to people who were not met", () => expect(at({}, "with=marcus")).toEqual({ with: "maya" }));
  it("decides only when that is allowed", () => {
    expect(at({}, "show=decide")).toEqual({ with: "maya" });
    expect(at({ may_decide: true }, "show=decide")).toBe("decide");
  });
  it("closes with the guide before the debrief", () => {
    const closing = { guide, debrief, with: "guide-close", conversations: [aConversation({ with: "guide-close" })] };
    expect(at(closing)).toEqual({ with: "guide-close" });
    expect(at(closing, "show=debrief")).toBe("debrief");
    const ended = [aConversation({ with: "guide-close", ended: true })];
    expect(at({ ...closing, conversations: ended })).toEqual({ with: "guide-close" });
  });
  it("ends in the debrief where there is no guide", () => expect(at({ debrief })).toBe("debrief"));
});
