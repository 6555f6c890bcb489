import type { Trial } from "../api/types";
import { money, seconds } from "../ui/amounts";

interface Props {
  trial: Trial;
  priced: boolean;
}

/** ModelAnswer is what a model said when it was tried, how long it took and what it cost. */
export function ModelAnswer({ trial, priced }: Props) {
  return (
    <figure className="border-l-2 border-accent pl-5">
      <blockquote className="font-reading text-speech">{trial.sample}</blockquote>
      <figcaption className="mt-1 text-sm text-muted">
        {trial.model} answered in {seconds(trial.latency_ms)}, the first word after {seconds(trial.first_ms)}
        {priced ? `, for ${money(trial.cost_usd)}` : "; its price is not known"}.
      </figcaption>
    </figure>
  );
}
