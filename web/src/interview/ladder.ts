import type { Drawn, Idea, Tie } from "./graph";

/** Rung is one type of concept, with its place. */
export interface Rung {
  type: string;
  y: number;
  height: number;
  empty: boolean;
}

/** Placed is an idea with its box. */
export interface Placed extends Idea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Ladder is a graph laid out by level, the highest on top, what is linked to nothing below. */
export interface Ladder {
  rungs: Rung[];
  placed: Placed[];
  height: number;
}

const gap = 14;
const between = 40;
const narrowest = 132;
const lineHeight = 19;
const mostLines = 4;

/** loose names the rung of what is linked to nothing; its boxes have room for their type. */
export const loose = "";

/**
 * layOut gives every idea a box of its own between left and width, with room above each row for its name; types are
 * those of the methodology, from the lowest level.
 */
export function layOut({ ideas, ties }: Drawn, types: string[], width: number, left: number, above: number): Ladder {
  const room = width - left;
  const columns = Math.max(1, Math.floor((room + gap) / (narrowest + gap)));
  const box = (room - gap * (columns - 1)) / columns;
  const tied = new Set(ties.flatMap(({ from, to }) => [from, to]));
  const order = new Map<string, number>();
  // From the bottom up, each idea stands near what it follows from.
  const rows = types.map((type) => ({
    type,
    ideas: near(
      ideas.filter((each) => each.type === type && tied.has(each.id)),
      ties,
      order,
    ),
  }));
  const alone = ideas.filter((each) => !tied.has(each.id));
  const ladder: Ladder = { rungs: [], placed: [], height: 0 };
  for (const row of rows.reverse()) stand(row.type, row.ideas);
  if (alone.length > 0) stand(loose, alone);
  if (ladder.rungs.at(-1)?.empty === false) ladder.height -= between;
  return ladder;

  function stand(type: string, row: Idea[]) {
    const top = ladder.height + (row.length === 0 ? 0 : above);
    let y = top;
    for (let first = 0; first < row.length; first += columns) {
      const part = row.slice(first, first + columns);
      const height = Math.max(...part.map((each) => boxHeight(each.label, box))) + (type === loose ? lineHeight : 0);
      // A short row stands in the middle, so that lines run up rather than aside.
      const indent = ((columns - part.length) * (box + gap)) / 2;
      part.forEach((idea, index) => {
        ladder.placed.push({ ...idea, x: left + indent + index * (box + gap), y, width: box, height });
      });
      y += height + gap;
    }
    const height = row.length === 0 ? 0 : y - gap - top;
    ladder.rungs.push({ type, y: top, height, empty: row.length === 0 });
    ladder.height = top + (row.length === 0 ? 26 : height + between);
  }
}

/** near puts ideas into the order of what they are tied to further down, and tells where each stands. */
function near(row: Idea[], ties: Tie[], order: Map<string, number>): Idea[] {
  const wish = new Map(
    row.map((each, index) => {
      const below = ties.flatMap(({ from, to }) => (to === each.id ? [from] : from === each.id ? [to] : []));
      const places = below.flatMap((id) => order.get(id) ?? []);
      const mean = places.reduce((sum, place) => sum + place, 0) / places.length;
      return [each.id, places.length > 0 ? mean : (index + 0.5) / row.length] as const;
    }),
  );
  const sorted = [...row].sort((a, b) => (wish.get(a.id) ?? 0) - (wish.get(b.id) ?? 0));
  sorted.forEach((each, index) => order.set(each.id, (index + 0.5) / sorted.length));
  return sorted;
}

function boxHeight(label: string, width: number): number {
  const perLine = Math.max(8, Math.floor((width - 26) / 7.2));
  return Math.min(mostLines, Math.ceil(label.length / perLine)) * lineHeight + 18;
}

/** wayOf draws a link from the top of one box to the bottom of another, or in an arc between boxes of a height. */
export function wayOf(from: Placed, to: Placed): string {
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2];
  if (to.y + to.height <= from.y) return upward(x1, from.y, x2, to.y + to.height);
  if (from.y + from.height <= to.y) return upward(x1, from.y + from.height, x2, to.y);
  const lift = Math.min(26, 10 + Math.abs(x2 - x1) / 12);
  return `M${x1} ${from.y} C${x1} ${from.y - lift} ${x2} ${to.y - lift} ${x2} ${to.y}`;
}

function upward(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}
