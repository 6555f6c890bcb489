import { describe, expect, it } from "vitest";
import { diagnosticsOf, needsSignIn, Problem, problemFrom, sentenceOf } from "./problem";

const place = { file: "request" };

describe("a problem", () => {
  it("is shown as a sentence", () => {
    expect(sentenceOf(problemFrom({ detail: "another turn was first" }, 409))).toBe("Another turn was first.");
  });

  it("without a body still says what happened", () => {
    expect(sentenceOf(problemFrom(undefined, 502))).toBe("The server answered with status 502.");
  });

  it("that nobody is signed in is told from a wrong password", () => {
    expect(needsSignIn(problemFrom({ type: "urn:throughline:problem:sign-in" }, 401))).toBe(true);
    expect(needsSignIn(problemFrom({ type: "urn:throughline:problem:password" }, 401))).toBe(false);
    expect(needsSignIn(new TypeError())).toBe(false);
  });

  it("lists what its sentence does not say", () => {
    const diagnostics = [
      { code: "R1", severity: "error", owner: "learner", place, message: "too long", hint: "say it in two lines" },
      { code: "R2", severity: "error", owner: "learner", place, message: "not now" },
    ];
    const problem = new Problem({ detail: "too long", diagnostics }, 422);
    expect(diagnosticsOf(problem)).toEqual(["Say it in two lines.", "Not now."]);
  });
});
