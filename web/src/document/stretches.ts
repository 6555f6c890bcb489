import { difference, type Line } from "./compare";

/** Part is a piece of a line; fresh tells that the line it stands for has something else there. */
export interface Part {
  text: string;
  fresh: boolean;
}

/** Shown is a line with its parts. */
export interface Shown extends Line {
  parts: Part[];
}

/** Stretch is some lines that follow each other; folded are those that are far from any change. */
export interface Stretch {
  folded: boolean;
  lines: Shown[];
}

/** around is how many lines beside a change are shown with it. */
const around = 3;

/** least is how many lines are worth folding. */
const least = 4;

/** stretches cuts a comparison into what is to be read and what is the same and far away. */
export function stretches(lines: Line[]): Stretch[] {
  const near = lines.map(() => false);
  lines.forEach(({ type }, at) => {
    if (type === "same") return;
    near.fill(true, Math.max(0, at - around), at + around + 1);
  });
  const shown = withParts(lines);
  const found: Stretch[] = [];
  for (let from = 0, to = 0; from < shown.length; from = to) {
    while (to < shown.length && near[to] === near[from]) to++;
    const folded = near[from] === false && to - from >= least;
    const last = found.at(-1);
    if (!folded && last && !last.folded) last.lines = last.lines.concat(shown.slice(from, to));
    else found.push({ folded, lines: shown.slice(from, to) });
  }
  return found;
}

/** withParts marks, where lines were rewritten one by one, which of their words are new. */
function withParts(lines: Line[]): Shown[] {
  const shown = lines.map((line) => ({ ...line, parts: [{ text: line.text, fresh: false }] }));
  for (let at = 0; at < lines.length;) {
    const removed = run(lines, at, "removed");
    const added = run(lines, at + removed, "added");
    if (removed === added)
      for (let step = 0; step < removed; step++) {
        const [was, is] = [shown[at + step], shown[at + removed + step]];
        if (was && is) [was.parts, is.parts] = rewritten(was.text, is.text);
      }
    at += Math.max(removed + added, 1);
  }
  return shown;
}

/** run counts the lines of a type from a place on. */
function run(lines: Line[], from: number, type: Line["type"]): number {
  let to = from;
  while (lines[to]?.type === type) to++;
  return to - from;
}

/** rewritten tells the words of two lines apart, unless they have too little in common for that to help. */
export function rewritten(before: string, after: string): [Part[], Part[]] {
  const steps = difference(wordsOf(before), wordsOf(after));
  const common = steps.filter(({ type }) => type === "same").reduce((sum, { text }) => sum + text.trim().length, 0);
  if (common * 2 < Math.max(before.trim().length, after.trim().length))
    return [[{ text: before, fresh: false }], [{ text: after, fresh: false }]];
  const side = (type: Line["type"]) => {
    const parts: Part[] = [];
    for (const step of steps) {
      if (step.type !== "same" && step.type !== type) continue;
      const fresh = step.type === type;
      const last = parts.at(-1);
      if (last?.fresh === fresh) last.text += step.text;
      else parts.push({ text: step.text, fresh });
    }
    return parts;
  };
  return [side("removed"), side("added")];
}

/** wordsOf cuts a line into words and what is between them. */
function wordsOf(line: string): string[] {
  return line.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
}
