// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { clean } from "./svg";

const wrap = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="x()">${inside}</svg>`;

describe("a picture set into the page", () => {
  it("keeps what draws", () => {
    const kept = clean(
      wrap('<g data-zone="zone_1"><path class="dg-tone-0" fill="#fff" d="M0 0L1 1Z"/><text x="1">A</text></g>'),
    );
    expect(kept).toContain('<path class="dg-tone-0" fill="#fff" d="M0 0L1 1Z"/>');
    expect(kept).toContain('data-zone="zone_1"');
    expect(kept).not.toContain("onload");
  });

  it.each([
    "<script>alert(1)</script>",
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    '<image href="https://example.org/x.png"/>',
    '<a href="javascript:alert(1)"><rect/></a>',
    "<style>rect{fill:red}</style>",
    '<rect style="fill:url(https://example.org)"/>',
    '<rect fill="url(https://example.org/x.svg)"/>',
    '<rect onclick="alert(1)"/>',
    '<use href="#a"/>',
  ])("drops %s", (harm) => {
    expect(clean(wrap(harm))).not.toMatch(/script|example|foreign|<a|<use|style|onclick|alert/);
  });

  it("is nothing when it is no picture", () => {
    expect(clean("<p>no</p>")).toBe("");
    expect(clean("<svg")).toBe("");
  });
});
