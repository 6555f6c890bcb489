import type { Zone } from "../api/types";

type Point = [number, number];

/** outline is a zone's polygon, in per cent of the picture. */
export function outline(zone: Zone): Point[] {
  return (zone.points ?? []).flatMap((point) => {
    const [x, y] = point ?? [];
    return x === undefined || y === undefined ? [] : [[x, y] satisfies Point];
  });
}

/** middle is the point of a zone where lines meet. */
export function middle(zone: Zone): Point {
  const [x = 0, y = 0] = zone.anchor ?? [];
  return [x, y];
}

/** isBox tells whether no other zone lies in a zone, so that it may be painted over. */
export function isBox(zone: Zone, zones: Zone[]): boolean {
  const points = outline(zone);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return !zones.some((other) => {
    if (other.id === zone.id) return false;
    const [x, y] = middle(other);
    return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
  });
}

/**
 * hop is the line between two zones: from the edge of the one to the edge of the other, so that it crosses neither of
 * their texts. Where one lies within the other it begins, or ends, in the middle of the outer one.
 */
export function hop(from: Zone, to: Zone): [Point, Point] {
  const [start, end] = [middle(from), middle(to)];
  const leave = Math.max(0, ...crossings(start, end, outline(from)));
  const arrive = Math.min(1, ...crossings(start, end, outline(to)));
  return leave < arrive ? [between(start, end, leave), between(start, end, arrive)] : [start, end];
}

function between([x, y]: Point, [u, v]: Point, part: number): Point {
  return [x + (u - x) * part, y + (v - y) * part];
}

/** crossings are where a line crosses the sides of a polygon, as parts of its length. */
function crossings([x, y]: Point, [u, v]: Point, polygon: Point[]): number[] {
  return polygon.flatMap(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
    const across = (u - x) * (by - ay) - (v - y) * (bx - ax);
    if (across === 0) return [];
    const along = ((ax - x) * (by - ay) - (ay - y) * (bx - ax)) / across;
    const side = ((ax - x) * (v - y) - (ay - y) * (u - x)) / across;
    return along >= 0 && along <= 1 && side >= 0 && side <= 1 ? [along] : [];
  });
}
