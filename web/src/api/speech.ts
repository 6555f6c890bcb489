import type { Reset, Words } from "./types";

/** Speech is what was released so far of the line a turn is answered with. */
export interface Speech {
  turn: number;
  attempt: number;
  text: string;
}

/** silence is the speech before the first word of any turn. */
export const silence: Speech = { turn: 0, attempt: 0, text: "" };

/**
 * hear adds released words to a speech. Offsets count code points of what was sent before, so words that come
 * twice change nothing; words of an older turn or attempt are void, and words after a gap wait for the result.
 */
export function hear(speech: Speech, words: Words): Speech {
  if (isOlder(words, speech)) return speech;
  const current = isSame(words, speech) ? speech : { turn: words.turn, attempt: words.attempt, text: "" };
  const heard = Array.from(current.text);
  if (words.offset > heard.length) return current;
  const added = Array.from(words.text).slice(heard.length - words.offset);
  return added.length === 0 ? current : { ...current, text: current.text + added.join("") };
}

/** restart forgets the words of an attempt that was superseded. */
export function restart(speech: Speech, reset: Reset): Speech {
  if (isOlder(reset, speech)) return speech;
  return { turn: reset.turn, attempt: reset.attempt, text: "" };
}

function isSame(a: Reset, b: Reset): boolean {
  return a.turn === b.turn && a.attempt === b.attempt;
}

function isOlder(a: Reset, b: Reset): boolean {
  return a.turn < b.turn || (a.turn === b.turn && a.attempt < b.attempt);
}
