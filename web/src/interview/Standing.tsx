import type { InterviewOutcome, InterviewView } from "../api/types";
import { counted, endingOf, nameOfStatus, plain } from "./words";

interface Props {
  view: InterviewView;
  outcome: InterviewOutcome;
  connected: boolean;
}

/** Standing says in a line where an interview is and what it has brought. */
export function Standing({ view, outcome, connected }: Props) {
  const { graph_state: graph, turns, suggestions } = outcome;
  const open = suggestions.filter(({ state }) => state === "open").length;
  const live = view.status === "asking" || view.status === "closing";
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {live && <span aria-hidden className={`size-2 rounded-full ${connected ? "bg-accent" : "bg-edge"}`} />}
      <span className="font-semibold text-ink">
        {nameOfStatus(view.status)}
        {outcome.termination_reason !== undefined && ` because ${endingOf(outcome.termination_reason)}`}
      </span>
      {live && !connected && <span>The connection is lost; this page catches up by itself.</span>}
      {[
        plain(outcome.methodology),
        counted(turns.length, "answer"),
        counted(outcome.concepts.length, "concept"),
        counted(outcome.links.length, "link"),
        `depth ${graph.max_depth}`,
        `${Math.round(graph.chain_completion * 100)} % of chains complete`,
        open > 0 ? `${counted(open, "merge")} to decide` : "",
      ]
        .filter((each) => each !== "")
        .map((each) => (
          <span key={each}>
            <span aria-hidden>· </span>
            {each}
          </span>
        ))}
    </p>
  );
}
