import { describe, expect, it } from "vitest";
import type { Me } from "../api/types";
import { admission, nextAddress, signInAddress } from "./address";

const owner: Me = { who: "owner", name: "ada", local: false };
const guest: Me = { who: "guest", name: "Kim", local: false, session: "s1", kind: "roleplay" };
const nobody: Me = { who: "nobody", name: "", local: false };

describe("the way through the sign-in page", () => {
  it("leads back to where one was", () => {
    const address = signInAddress("/sessions?done=true#top");
    expect(nextAddress(new URL(address, "http://here").searchParams)).toBe("/sessions?done=true#top");
  });

  it.each([
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https://elsewhere.example",
    "",
    "/sign-in",
    "/sign-in?next=/",
  ])("never leads to %s", (next) => expect(nextAddress(new URLSearchParams({ next }))).toBe("/"));
});

describe("admission", () => {
  it.each([
    [owner, "/settings", "in"],
    [nobody, "/", "sign in"],
    [nobody, "/sign-in", "in"],
    [nobody, "/join/abc", "in"],
    [guest, "/roleplay/s1", "in"],
    [guest, "/roleplay/s1/", "in"],
    [guest, "/roleplay/s2", "elsewhere"],
    [guest, "/sessions/s1", "elsewhere"],
    [guest, "/", "elsewhere"],
  ] as const)("of $0.who at %s", (me, path, becomes) => {
    expect(admission(me, path)).toBe(becomes);
  });
});
