import type { GameAction } from "../api/types";

/** Deed is what a player does; where and when it happens is added when it is sent. */
export type Deed = Omit<GameAction, "at" | "move">;

/** Move is where this page is with what the player did last. */
export type Move =
  | { name: "idle" }
  | { name: "sending"; deed: Deed }
  /** lost: no answer came; the same is sent again, under the same key, until there is one. */
  | { name: "lost"; deed: Deed }
  | { name: "answered"; deed: Deed; version: number }
  | { name: "refused"; deed: Deed; error: unknown };

/** Happening is what moves a page from one to the next. */
export type Happening =
  | { type: "sent"; deed: Deed }
  | { type: "lost" }
  | { type: "answered"; version: number }
  | { type: "refused"; error: unknown }
  | { type: "dismissed" };

export const idle: Move = { name: "idle" };

/** nextMove is the whole of the page's own state around a move; what came of it is the server's to say. */
export function nextMove(move: Move, happening: Happening): Move {
  switch (happening.type) {
    case "sent":
      return { name: "sending", deed: happening.deed };
    case "lost":
      return move.name === "sending" ? { name: "lost", deed: move.deed } : move;
    case "refused":
      return move.name === "idle" ? move : { name: "refused", deed: move.deed, error: happening.error };
    case "answered":
      return move.name === "idle" ? move : { name: "answered", deed: move.deed, version: happening.version };
    case "dismissed":
      return move.name === "refused" ? idle : move;
  }
}

/** moveAt is the move for a page that shows a version: what is answered stays on its way until the answer is shown. */
export function moveAt(move: Move, version: number): Move {
  return move.name === "answered" && version >= move.version ? idle : move;
}

/** pending is the deed that is on its way, for the page to show as if it were done. */
export function pending(move: Move): Deed | undefined {
  return move.name === "idle" || move.name === "refused" ? undefined : move.deed;
}
