// The server's clock is the one that counts; a browser's may be minutes off.
let ahead = 0;

/** hearTime takes note of the Date of a response that arrived at a moment of this browser's clock. */
export function hearTime(date: string | null, arrived: number): void {
  const said = Date.parse(date ?? "");
  // A Date is cut off to its second. A clock that is less than that off is left alone.
  if (!Number.isNaN(said)) ahead = Math.abs(said - arrived) < 2000 ? 0 : said - arrived;
}

/** serverTime is the server's time at a moment of this browser's clock, in milliseconds since 1970. */
export function serverTime(moment: number): number {
  return moment + ahead;
}
