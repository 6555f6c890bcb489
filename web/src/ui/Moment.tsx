import { useNow } from "./useNow";

const full = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
const near = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
const far = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" });

interface Props {
  /** at counts milliseconds since 1970. */
  at: number;
  /** exact shows the time of day, or the day, instead of how long ago it was. */
  exact?: boolean | "day";
}

/** Moment is a point in time as people say it; the full one shows on hover. */
export function Moment({ at, exact = false }: Props) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={full.format(date)}>
      {exact === "day" ? far.format(date) : exact ? clock.format(date) : ago(at, now)}
    </time>
  );
}

/** ago says how long before now something was. */
export function ago(at: number, now: number): string {
  const minutes = Math.round((at - now) / 60_000);
  if (minutes >= 0) return "just now";
  if (minutes > -60) return near.format(minutes, "minute");
  const hours = Math.round(minutes / 60);
  if (hours > -24) return near.format(hours, "hour");
  const days = Math.round(hours / 24);
  return days > -7 ? near.format(days, "day") : far.format(at);
}
