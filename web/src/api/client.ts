import createClient from "openapi-fetch";
import { hearTime } from "./clock";
import { problemFrom, Unreachable } from "./problem";
import type { paths } from "./schema";

/** origin is where the API lives: where the page came from. */
const origin = typeof window === "undefined" ? "" : window.location.origin;

/** client calls the API with its own types. It is for queries and commands that answer with one JSON document. */
export const client = createClient<paths>({ baseUrl: origin, fetch: (request) => reach(request) });

/** reach is fetch whose only failure is Unreachable, or the abort that was asked for. */
export async function reach(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    hearTime(response.headers.get("Date"), Date.now());
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Unreachable(error);
  }
}

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

/** take returns an answer's document, or throws the Problem that came instead. */
export function take<T>({ data, error, response }: Answer<T>): T {
  if (!response.ok || data === undefined) throw problemFrom(error, response.status);
  return data;
}

/** done waits for an answer without a document, or throws the Problem that came instead. */
export function done({ error, response }: Answer<unknown>): void {
  if (!response.ok) throw problemFrom(error, response.status);
}
