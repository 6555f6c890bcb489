/** height is the line's height, in the units heightAt uses. */
export const height = 16;

/** heightAt is how high the line runs at x, from 0 to 1: it begins and ends level and wanders a little in between. */
export function heightAt(x: number): number {
  const calm = Math.sin(Math.PI * x);
  return height / 2 - calm * 4.2 * Math.sin(x * Math.PI * 5);
}

const steps = 120;

/** path draws the whole line across a box 100 wide. */
export const path = Array.from({ length: steps + 1 }, (_, i) => {
  const x = i / steps;
  return `${i === 0 ? "M" : "L"}${(x * 100).toFixed(2)} ${heightAt(x).toFixed(2)}`;
}).join("");
