// @vitest-environment jsdom
import "../test/dom";
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { draftKey, dropDraft, keepDraft, loadDraft } from "./localDraft";
import { useLocalDraft } from "./useLocalDraft";

const edit = (text: string | undefined) =>
  renderHook(({ now }) => useLocalDraft("roleplay", "mine", now, "r1"), { initialProps: { now: text } });
const kept = () => loadDraft("roleplay", "mine")?.text;

describe("a draft that is kept in the browser", () => {
  beforeEach(() => localStorage.clear());

  it("is there as long as it is not saved", () => {
    const { rerender } = edit("one");
    rerender({ now: "two" });
    expect(kept()).toBe("two");
    rerender({ now: undefined });
    expect(kept()).toBeUndefined();
  });

  it("stays when another tab has written over it and this one saves its own", () => {
    const { rerender } = edit("mine");
    keepDraft("roleplay", "mine", { text: "theirs", revision: "r1" });
    rerender({ now: undefined });
    expect(kept()).toBe("theirs");
  });

  it("is kept again when another tab forgets its own", () => {
    edit("mine");
    dropDraft("roleplay", "mine");
    window.dispatchEvent(new StorageEvent("storage", { key: draftKey("roleplay", "mine"), newValue: null }));
    expect(kept()).toBe("mine");
  });
});
