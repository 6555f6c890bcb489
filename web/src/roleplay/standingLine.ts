const most = 30;
const margin = 6;

/** heightOf is how far down a standing lies in a box 100 high: the best at the top, neutral in the middle. */
export function heightOf(standing: number): number {
  const part = Math.min(1, Math.max(-1, standing / most));
  return 50 - part * (50 - margin);
}

/** lineThrough draws the standings from left to right, from the 0 where everyone begins. */
export function lineThrough(standings: number[]): string {
  const all = [0, ...standings];
  return all
    .map((standing, i) => {
      const x = all.length === 1 ? 0 : (i / (all.length - 1)) * 100;
      return `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${heightOf(standing).toFixed(2)}`;
    })
    .join("");
}
