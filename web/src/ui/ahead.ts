const near = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const hour = 3_600_000;

/** ahead says how long from now something will be. */
export function ahead(at: number, now: number): string {
  const hours = (at - now) / hour;
  if (hours <= 0) return "now";
  if (hours < 1) return near.format(Math.ceil(hours * 60), "minute");
  if (hours < 24) return near.format(Math.round(hours), "hour");
  return near.format(Math.round(hours / 24), "day");
}
