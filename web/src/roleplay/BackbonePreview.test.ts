import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stopsOf } from "./BackbonePreview";

describe("stopsOf", () => {
  it("reads gates, pivots and conditional ways of a backbone that ships", () => {
    const stops = stopsOf(readFileSync("../roleplay/backbones/expert.yaml", "utf8"));
    const shape = (id: string) => stops.find((stop) => stop.id === id)?.shape;
    expect(shape("DECISIVE")).toBe("square");
    expect(shape("PIVOT_1")).toBe("diamond");
    expect(stops.find((stop) => stop.aside !== undefined)?.aside).toBe("KEY_REVEAL");
    expect(stops.filter((stop) => stop.next === "")).toHaveLength(1);
  });
  it("draws nothing of a text it cannot read", () => expect(stopsOf("nodes: &x\n")).toEqual([]));
});
