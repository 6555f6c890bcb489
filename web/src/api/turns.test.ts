import { describe, expect, it, vi } from "vitest";
import { aSession, eventOf, problemOf, streamOf } from "../test/session";
import { Problem, Unreachable } from "./problem";
import { act, type Action } from "./turns";
import type { Input } from "./types";

const action: Action<Input> = { input: { say: "Why?" }, key: "key-1", turn: 1 };
const words = (offset: number, text: string) => eventOf("words", { turn: 2, attempt: 1, offset, text });

function send(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal("fetch", fetch);
  const speech: string[] = [];
  const done = act("s1", action, (now) => speech.push(now.text), new AbortController().signal);
  return { done, speech, fetch };
}

describe("act", () => {
  it("reports the words as they come and returns the session", async () => {
    const { done, speech, fetch } = send(() =>
      Promise.resolve(streamOf(words(0, "Be"), words(2, "cause."), eventOf("result", aSession({ turn: 2 })))),
    );
    expect((await done).turn).toBe(2);
    expect(speech).toEqual(["Be", "Because."]);
    const [address, request] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("/api/v1/sessions/s1/turns");
    expect(new Headers(request?.headers).get("Idempotency-Key")).toBe("key-1");
    expect(request?.body).toBe('{"input":{"say":"Why?"}}');
  });

  it("throws the server's own sentence", async () => {
    const { done } = send(() => Promise.resolve(problemOf(409, "another turn was first")));
    await expect(done).rejects.toEqual(expect.objectContaining({ message: "another turn was first", status: 409 }));
  });

  it("throws a problem that comes in the middle of the stream", async () => {
    const { done } = send(() =>
      Promise.resolve(streamOf(words(0, "Be"), eventOf("problem", { status: 503, detail: "try again" }))),
    );
    await expect(done).rejects.toBeInstanceOf(Problem);
  });

  it("is unreachable when the stream ends without a result", async () => {
    const { done } = send(() => Promise.resolve(streamOf(words(0, "Be"))));
    await expect(done).rejects.toBeInstanceOf(Unreachable);
  });

  it("is unreachable when nothing answers", async () => {
    const { done } = send(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(done).rejects.toBeInstanceOf(Unreachable);
  });
});
