import { describe, expect, it } from "vitest";
import { size, sizeChange } from "./size";

describe("the size of a text", () => {
  it("is said in bytes, then in thousands of them", () => {
    expect([0, 1, 999, 1000, 12_345].map(size)).toEqual(["0 bytes", "1 byte", "999 bytes", "1 KB", "12.3 KB"]);
  });

  it("is compared with the one before", () => {
    expect([12, -1, 0].map(sizeChange)).toEqual([", 12 bytes more", ", 1 byte less", ""]);
  });
});
