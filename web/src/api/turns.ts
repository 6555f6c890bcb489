import { reach } from "./client";
import { Problem, problemFrom, Unreachable } from "./problem";
import { hear, silence, type Speech } from "./speech";
import { framesOf } from "./sse";
import type { Frame, Input, ProblemBody, Session } from "./types";

/** Action is one thing a person does. Its key stays the same however often it is sent, so it counts once. */
export interface Action<Done extends Input> {
  input: Done;
  key: string;
  /** turn is how many turns the session had begun when this was done. */
  turn: number;
}

/** newKey returns a key for one action. */
export function newKey(): string {
  // randomUUID exists only on secure origins; a plain address in a local network is none.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * act sends an action and reports the words of its answer as they are released. It returns the session after the
 * turn, or throws the server's Problem, or Unreachable when the connection ended before the result.
 */
export async function act(
  session: string,
  { input, key }: Action<Input>,
  onSpeech: (speech: Speech) => void,
  signal: AbortSignal,
): Promise<Session> {
  const response = await reach(`/api/v1/sessions/${encodeURIComponent(session)}/turns`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream", "Idempotency-Key": key },
    body: JSON.stringify({ input }),
    signal,
  });
  if (!response.ok) throw problemFrom(await response.json().catch(() => undefined), response.status);
  if (!response.body) throw new Unreachable();
  try {
    return await result(response.body, onSpeech);
  } catch (error) {
    if (error instanceof Problem || signal.aborted) throw error;
    throw new Unreachable(error);
  }
}

async function result(body: ReadableStream<Uint8Array>, onSpeech: (speech: Speech) => void): Promise<Session> {
  let speech = silence;
  for await (const { event, data } of framesOf(body)) {
    switch (event) {
      case "words":
      case "reset":
        speech = hear(speech, JSON.parse(data) as Frame);
        onSpeech(speech);
        break;
      case "result":
        return JSON.parse(data) as Session;
      case "problem": {
        const problem = JSON.parse(data) as ProblemBody;
        throw new Problem(problem, problem.status ?? 500);
      }
    }
  }
  throw new Unreachable();
}
