import { expect, test } from "vitest";
import type { DocumentHead } from "../api/types";
import { shownAtHome } from "./featured";

const head = (kind: string, id: string, source = "example") => ({ kind, id, source, title: id }) as DocumentHead;

test("home shows one example of each kind, then one's own", () => {
  const shown = shownAtHome([
    head("game/v1", "heart"),
    head("game/v1", "digestion"),
    head("roleplay/v1", "crossing"),
    head("roleplay/v1", "launch-review"),
    head("study/v1", "phones"),
    head("backbone/v1", "academic"),
    head("roleplay/v1", "mine", "own"),
  ]);
  expect(shown.map(({ id }) => id)).toEqual(["launch-review", "digestion", "phones", "mine"]);
});
