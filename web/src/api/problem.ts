import type { Diagnostic, ProblemBody } from "./types";

/** Problem is the server's own account of what went wrong: its sentence, its status and its diagnostics. */
export class Problem extends Error {
  readonly status: number;
  readonly type: string;
  readonly title: string;
  readonly diagnostics: Diagnostic[];

  constructor(body: ProblemBody, status: number) {
    super(body.detail ?? body.title ?? `The server answered with status ${status}.`);
    this.name = "Problem";
    this.status = body.status ?? status;
    this.type = body.type ?? "";
    this.title = body.title ?? "";
    this.diagnostics = body.diagnostics ?? [];
  }
}

/** Unreachable says that no answer came: the server is down, or the connection was cut. */
export class Unreachable extends Error {
  constructor(cause?: unknown) {
    super("The server cannot be reached. Check that it is running, then try again.", { cause });
    this.name = "Unreachable";
  }
}

/** isGone tells whether the thing asked for does not exist any more, or never did. */
export function isGone(error: unknown): boolean {
  return error instanceof Problem && error.status === 404;
}

/** isExample tells whether the server refused because examples stay as they are. */
export function isExample(error: unknown): boolean {
  return error instanceof Problem && error.type === "urn:throughline:problem:example";
}

/** isChanged tells whether somebody else was first: what was to be replaced is not there any more. */
export function isChanged(error: unknown): boolean {
  return error instanceof Problem && [409, 412].includes(error.status);
}

/** needsSignIn tells whether the server answers only who is signed in, and nobody is. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof Problem && error.status === 401 && error.type === "urn:throughline:problem:sign-in";
}

/** sentenceOf is what to show a person of an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Problem || error instanceof Unreachable) return asSentence(error.message);
  return "Something went wrong in this page. Reload it; nothing that was sent is lost.";
}

/** diagnosticsOf lists what the server found wrong and what to do about it, as far as the sentence does not say so. */
export function diagnosticsOf(error: unknown): string[] {
  if (!(error instanceof Problem)) return [];
  return error.diagnostics.flatMap(({ message, hint }) => {
    const fresh = [error.message.includes(message) ? "" : message, hint ?? ""].filter((part) => part !== "");
    return fresh.length === 0 ? [] : [asSentence(fresh.join(": "))];
  });
}

/** asSentence begins and ends words as a sentence. */
export function asSentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** problemFrom reads an error response; a body that is no problem document still gives a sentence. */
export function problemFrom(body: unknown, status: number): Problem {
  const isObject = typeof body === "object" && body !== null;
  return new Problem(isObject ? body : {}, status);
}
