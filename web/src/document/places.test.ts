import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../api/types";
import { at, below, foundIn, pathOf, placeOf, stray } from "./places";

const finding = (path: string): Diagnostic => ({
  code: "D015",
  severity: "error",
  owner: "author",
  place: { file: "x", line: 1, column: 1, path },
  message: "it is empty",
});
const found = foundIn(
  ["", "title", "cast", "cast[0].id", "cast[0].knows[2]", "cast[0].greting", "cast[1].name"].map(finding),
);
const paths = (list: ReturnType<typeof foundIn>) => list.map(({ finding: { place } }) => place.path);

describe("the place of a finding", () => {
  it("is read as the server writes it", () => {
    expect(pathOf("cast[0].options[1].effect")).toEqual(["cast", 0, "options", 1, "effect"]);
    expect(pathOf('names["a.b"].x')).toEqual(["names", "a.b", "x"]);
    expect(pathOf("cast[0].beats.1")).toEqual(["cast", 0, "beats", "1"]);
    expect(pathOf("")).toEqual([]);
  });

  it("is one word, whatever its keys are", () => {
    expect(placeOf(["cast", 0, "a key"])).toBe("cast.0.a_key");
  });

  it("belongs to the field that stands for it", () => {
    expect(paths(at(found, ["title"]))).toEqual(["title"]);
    expect(paths(at(found, ["cast", 0, "name"], ["cast", 0, "id"]))).toEqual(["cast[0].id"]);
    expect(paths(below(found, ["cast", 0]))).toEqual(["cast[0].id", "cast[0].knows[2]", "cast[0].greting"]);
  });

  it("belongs to what is around it where no field stands for it", () => {
    expect(paths(stray(found, ["cast", 0], ["id", "knows"]))).toEqual(["cast[0].greting"]);
    expect(paths(stray(found, ["cast"], []))).toEqual(["cast"]);
    expect(paths(stray(found, [], ["title", "cast"]))).toEqual([""]);
  });
});
