import { describe, expect, it } from "vitest";
import { copied } from "./copied";

describe("copied", () => {
  it("takes a free id and says what it is a copy of", () => {
    expect(copied("# note\nid: a\ntitle: The day\n", "a", ["a", "a-copy"])).toEqual({
      id: "a-copy-2",
      text: "# note\nid: a-copy-2\ntitle: Copy of The day\n",
    });
  });
  it("renames a text that the form cannot read, too", () => {
    expect(copied("id: a\nx: &y 1\n", "a", []).text).toBe("id: a-copy\nx: &y 1\n");
  });
});
