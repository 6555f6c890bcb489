/** Frame is one event of an event stream. */
export interface Frame {
  event: string;
  data: string;
  id: string;
}

/**
 * Frames reads an event stream as the HTML standard defines it, from pieces that may be cut anywhere.
 * push returns the events a piece completes; an event that the stream ends in the middle of is dropped.
 */
export class Frames {
  #rest = "";
  #afterReturn = false;
  #first = true;
  #event = "";
  #data: string[] = [];
  #id = "";

  push(piece: string): Frame[] {
    const frames: Frame[] = [];
    let text = this.#rest + piece;
    if (this.#first && text !== "") {
      this.#first = false;
      if (text.startsWith("\uFEFF")) text = text.slice(1);
    }
    let start = 0;
    for (let i = this.#rest.length; i < text.length; i++) {
      const character = text[i];
      if (character === "\n" && this.#afterReturn) {
        // The second half of a CRLF whose line is taken already.
        this.#afterReturn = false;
        start = i + 1;
        continue;
      }
      this.#afterReturn = character === "\r";
      if (character !== "\n" && character !== "\r") continue;
      const frame = this.#line(text.slice(start, i));
      if (frame) frames.push(frame);
      start = i + 1;
    }
    this.#rest = text.slice(start);
    return frames;
  }

  #line(line: string): Frame | undefined {
    if (line === "") return this.#dispatch();
    const colon = line.indexOf(":");
    if (colon === 0) return undefined; // a comment
    const field = colon < 0 ? line : line.slice(0, colon);
    let value = colon < 0 ? "" : line.slice(colon + 1);
    if (value.startsWith(" ")) value = value.slice(1);
    if (field === "event") this.#event = value;
    else if (field === "data") this.#data.push(value);
    else if (field === "id" && !value.includes("\0")) this.#id = value;
    return undefined;
  }

  #dispatch(): Frame | undefined {
    const data = this.#data;
    const event = this.#event || "message";
    this.#data = [];
    this.#event = "";
    if (data.length === 0) return undefined;
    return { event, data: data.join("\n"), id: this.#id };
  }
}

/** framesOf yields the events of a response's body as they arrive. It throws what the body throws. */
export async function* framesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const frames = new Frames();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* frames.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
