import type { TalkLine } from "../api/types";
import { heightOf, lineThrough } from "./standingLine";

interface Props {
  name: string;
  points: TalkLine["standing"];
}

/** StandingChart draws how one stood with someone, exchange by exchange: one line, from where everyone begins. */
export function StandingChart({ name, points }: Props) {
  const last = points.at(-1);
  if (!last) return null;
  return (
    <figure className="mt-4 print:mt-2">
      <div className="relative mr-24 h-20 print:h-14">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          className="absolute inset-0 size-full overflow-visible"
        >
          <path
            d="M0 50H100"
            vectorEffect="non-scaling-stroke"
            className="stroke-rule"
            strokeWidth="1"
            strokeDasharray="3 4"
          />
          <path
            d={lineThrough(points.map(({ standing }) => standing))}
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span
          aria-hidden
          className="absolute left-full size-2.5 -translate-1/2 rounded-full bg-accent"
          style={{ top: `${heightOf(last.standing)}%` }}
        />
        <span
          aria-hidden
          className="absolute left-full ml-3 -translate-y-1/2 text-xs text-muted"
          style={{ top: `${heightOf(last.standing)}%` }}
        >
          {last.state}
        </span>
      </div>
      <figcaption className="sr-only">
        {name} began neutral, 0, and was {last.state} at the end, {last.standing}:{" "}
        {points.map(({ standing }) => standing).join(", ")}.
      </figcaption>
    </figure>
  );
}
