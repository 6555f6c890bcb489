import { describe, expect, it } from "vitest";
import { Frames, framesOf, type Frame } from "./sse";

const stream = [
  ": still here\n\n",
  'event: words\ndata: {"text":"Grüße 🧵"}\n\n',
  "id: 7\nevent:changed\ndata:1\ndata\ndata: 3\n\n",
  "retry: 10\nunknown: x\ndata: plain\n\n",
].join("");

const want: Frame[] = [
  { event: "words", data: '{"text":"Grüße 🧵"}', id: "" },
  { event: "changed", data: "1\n\n3", id: "7" },
  { event: "message", data: "plain", id: "7" },
];

describe("Frames", () => {
  const endings = { LF: stream, CRLF: stream.replaceAll("\n", "\r\n"), CR: stream.replaceAll("\n", "\r") };

  it.each(Object.entries(endings))("reads the same events wherever a stream with %s is cut", (_, text) => {
    for (let cut = 0; cut <= text.length; cut++) {
      const frames = new Frames();
      expect([...frames.push(text.slice(0, cut)), ...frames.push(text.slice(cut))]).toEqual(want);
    }
  });

  it.each(Object.entries(endings))("reads a stream with %s letter by letter", (_, text) => {
    const frames = new Frames();
    expect(text.split("").flatMap((letter) => frames.push(letter))).toEqual(want);
  });

  it("drops an event that is not finished", () => {
    expect(new Frames().push("event: result\ndata: 1\n")).toEqual([]);
  });

  it("sends nothing for an event without data", () => {
    expect(new Frames().push("event: words\n\n: comment\n\n")).toEqual([]);
  });

  it("overlooks a byte order mark", () => {
    expect(new Frames().push("\uFEFFdata: 1\n\n")).toEqual([{ event: "message", data: "1", id: "" }]);
  });
});

describe("framesOf", () => {
  it("puts letters together that are cut between their bytes", async () => {
    const bytes = new TextEncoder().encode(stream);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const got: Frame[] = [];
    for await (const frame of framesOf(body)) got.push(frame);
    expect(got).toEqual(want);
  });

  it("throws when the connection breaks", async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError("network error")),
    });
    await expect(framesOf(body).next()).rejects.toThrow("network error");
  });
});
