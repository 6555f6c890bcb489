/** RailStop is a point on the rail. */
export interface RailStop {
  id: string;
  /** next is the stop it leads to, empty at the end; aside is one it may lead to instead. */
  next: string;
  aside?: string;
}

/** Jump is an edge that does not lead to the next row; lane tells jumps that run side by side apart. */
export interface Jump {
  from: number;
  to: number;
  lane: number;
  aside: boolean;
}

/**
 * rows orders stops from top to bottom: along the line from the first, with those that are only come to from the side
 * right behind where one comes from.
 */
export function rows<S extends RailStop>(stops: S[]): S[] {
  const byID = new Map(stops.map((stop) => [stop.id, stop]));
  const ordered: S[] = [];
  const place = (stop: S | undefined) => {
    for (let at = stop; at && !ordered.includes(at); at = byID.get(at.next)) {
      ordered.push(at);
      const aside = at.aside === undefined ? undefined : byID.get(at.aside);
      // A way round that comes back to the line belongs between its two ends.
      if (aside && !ordered.includes(aside) && aside.id !== at.next) place(aside);
    }
  };
  place(stops[0]);
  for (const stop of stops) if (!ordered.includes(stop)) ordered.push(stop);
  return ordered;
}

/** jumps are the edges to draw beside the line, each in the innermost lane that is free. */
export function jumps(ordered: RailStop[]): Jump[] {
  const row = new Map(ordered.map((stop, index) => [stop.id, index]));
  const edges = ordered.flatMap((stop, from) => {
    const found: Omit<Jump, "lane">[] = [];
    const next = row.get(stop.next);
    const aside = stop.aside === undefined ? undefined : row.get(stop.aside);
    if (next !== undefined && next !== from + 1) found.push({ from, to: next, aside: false });
    if (aside !== undefined) found.push({ from, to: aside, aside: true });
    return found;
  });
  const taken: Jump[] = [];
  const short = (edge: Omit<Jump, "lane">) => Math.abs(edge.to - edge.from);
  for (const edge of edges.sort((a, b) => short(a) - short(b))) {
    let lane = 0;
    while (taken.some((other) => other.lane === lane && overlaps(other, edge))) lane++;
    taken.push({ ...edge, lane });
  }
  return taken;
}

function overlaps(a: Omit<Jump, "lane">, b: Omit<Jump, "lane">): boolean {
  const [from, to] = [Math.min(a.from, a.to), Math.max(a.from, a.to)];
  return Math.min(b.from, b.to) < to && from < Math.max(b.from, b.to);
}
