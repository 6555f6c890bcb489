import { describe, expect, it } from "vitest";
import { jumps, rows } from "./rail";

const stop = (id: string, next: string, aside?: string) => ({ id, next, ...(aside !== undefined && { aside }) });

describe("rows", () => {
  it("follows the line, whatever order the stops are written in", () => {
    const ordered = rows([stop("a", "b"), stop("c", ""), stop("b", "c")]);
    expect(ordered.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
  it("puts a way round between its two ends", () => {
    const ordered = rows([stop("resolve", "close", "reveal"), stop("close", ""), stop("reveal", "close")]);
    expect(ordered.map(({ id }) => id)).toEqual(["resolve", "reveal", "close"]);
  });
  it("leaves nothing out, not even what nothing leads to", () => {
    expect(rows([stop("a", ""), stop("lost", "a")]).map(({ id }) => id)).toEqual(["a", "lost"]);
  });
  it("ends on a circle", () => {
    expect(rows([stop("a", "b"), stop("b", "a")]).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("jumps", () => {
  it("has none on a plain line", () => expect(jumps([stop("a", "b"), stop("b", "")])).toEqual([]));
  it("draws the way past a stop, and the way to it from the side", () => {
    const ordered = [stop("resolve", "close", "reveal"), stop("reveal", "close"), stop("close", "")];
    expect(jumps(ordered)).toEqual([
      { from: 0, to: 1, aside: true, lane: 0 },
      { from: 0, to: 2, aside: false, lane: 1 },
    ]);
  });
  it("gives jumps that would cross lanes of their own", () => {
    const ordered = [stop("a", "c"), stop("b", "d"), stop("c", "d"), stop("d", "")];
    expect(new Set(jumps(ordered).map(({ lane }) => lane)).size).toBe(2);
  });
});
