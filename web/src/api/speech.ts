import type { Frame } from "./types";

/** Speech is what was released so far of the line a turn is answered with. */
export interface Speech {
  turn: number;
  attempt: number;
  text: string;
}

/** silence is the speech before the first word of any turn. */
export const silence: Speech = { turn: 0, attempt: 0, text: "" };

/**
 * hear takes one frame of a stream. Offsets count code points of what was sent before, so words that come twice
 * change nothing; words of an older turn or attempt are void, and words after a gap wait for the result. A reset
 * voids what its attempt replaces.
 */
export function hear(speech: Speech, frame: Frame): Speech {
  const { turn, attempt } = frame;
  if (turn < speech.turn || (turn === speech.turn && attempt < speech.attempt)) return speech;
  const fresh = turn !== speech.turn || attempt !== speech.attempt;
  const current = fresh || frame.reset ? { turn, attempt, text: "" } : speech;
  if (frame.reset) return current;
  const heard = Array.from(current.text).length;
  if (frame.offset > heard) return current;
  const added = Array.from(frame.text ?? "").slice(heard - frame.offset);
  return added.length === 0 ? current : { ...current, text: current.text + added.join("") };
}
