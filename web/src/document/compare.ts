/** Line is a line of one text or of both: number is where it stands in the later one, or, removed, in the earlier. */
export interface Line {
  type: "same" | "added" | "removed";
  text: string;
  number: number;
}

type Step = Pick<Line, "type" | "text">;

/** table is how many pairs of lines are compared one with another; beyond it a stretch counts as written anew. */
const table = 1_000_000;

/** compare lists the lines of two texts in reading order: what is in both, what was added, what was removed. */
export function compare(before: string, after: string): Line[] {
  let [removed, kept] = [0, 0];
  return difference(linesOf(before), linesOf(after)).map((step) => {
    if (step.type !== "added") removed++;
    if (step.type !== "removed") kept++;
    return { ...step, number: step.type === "removed" ? removed : kept };
  });
}

/** linesOf cuts a text; the line break at its end begins no line. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * difference tells two lists apart. Entries that each list has once are taken as what they have in common, as far as
 * they are in the same order: so a paragraph that was rewritten does not borrow its brackets from its neighbours.
 */
export function difference(before: readonly string[], after: readonly string[]): Step[] {
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [
    ...all("same", before.slice(0, head)),
    ...inner(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...all("same", before.slice(before.length - tail)),
  ];
}

function all(type: Line["type"], texts: readonly string[]): Step[] {
  return texts.map((text) => ({ type, text }));
}

/** inner tells lists apart that begin and end otherwise. */
function inner(before: readonly string[], after: readonly string[]): Step[] {
  const anchors = anchorsOf(before, after);
  if (anchors.length === 0) {
    if (before.length * after.length <= table) return longest(before, after);
    return [...all("removed", before), ...all("added", after)];
  }
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  for (const [a, b] of [...anchors, [before.length, after.length] as const]) {
    for (const step of difference(before.slice(x, a), after.slice(y, b))) steps.push(step);
    const common = before[a];
    if (common !== undefined) steps.push({ type: "same", text: common });
    [x, y] = [a + 1, b + 1];
  }
  return steps;
}

type Pair = readonly [number, number];

/** anchorsOf pairs the entries that both lists have exactly once, as many as are in the same order in both. */
function anchorsOf(before: readonly string[], after: readonly string[]): Pair[] {
  const there = once(after);
  const pairs: Pair[] = [];
  for (const [text, at] of once(before)) {
    const other = there.get(text);
    if (other !== undefined) pairs.push([at, other]);
  }
  return rising(pairs);
}

/** once is where the entries stand that a list has once, in its order. */
function once(list: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  list.forEach((text, at) => (places.has(text) ? twice.add(text) : places.set(text, at)));
  for (const text of twice) places.delete(text);
  return places;
}

/** rising is the longest run of pairs, ordered by their first numbers, whose second numbers rise. */
function rising(pairs: Pair[]): Pair[] {
  const ends: { pair: Pair; before: number }[] = [];
  const chain: number[] = []; // chain[n] is the entry that ends the best run of n + 1
  pairs.forEach((pair, at) => {
    let [low, high] = [0, chain.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[chain[middle] ?? 0]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    ends.push({ pair, before: low === 0 ? -1 : (chain[low - 1] ?? -1) });
    chain[low] = at;
  });
  const run: Pair[] = [];
  for (let at = chain.at(-1) ?? -1; at >= 0; at = ends[at]?.before ?? -1) {
    const end = ends[at];
    if (end) run.unshift(end.pair);
  }
  return run;
}

/** longest tells short lists apart by the longest list that is in both. */
function longest(before: readonly string[], after: readonly string[]): Step[] {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  const at = (x: number, y: number) => common[x * width + y] ?? 0;
  for (let x = before.length - 1; x >= 0; x--)
    for (let y = after.length - 1; y >= 0; y--)
      common[x * width + y] = before[x] === after[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1));
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    const [was, is] = [before[x], after[y]];
    if (was !== undefined && was === is) {
      steps.push({ type: "same", text: was });
      x++;
      y++;
    } else if (was !== undefined && (is === undefined || at(x + 1, y) >= at(x, y + 1))) {
      steps.push({ type: "removed", text: was });
      x++;
    } else if (is !== undefined) {
      steps.push({ type: "added", text: is });
      y++;
    }
  }
  return steps;
}
