import { ahead } from "./ahead";
import { useNow } from "./useNow";

const full = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** Due is a point in time to come as people say it; the full one shows on hover. */
export function Due({ at }: { at: number }) {
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={full.format(date)}>
      {ahead(at, now)}
    </time>
  );
}
