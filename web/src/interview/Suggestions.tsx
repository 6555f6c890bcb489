import type { InterviewOutcome, Review } from "../api/types";
import { Button } from "../ui/Button";
import { counted } from "./words";

interface Props {
  outcome: InterviewOutcome;
  busy: boolean;
  onReview: (review: Review) => void;
  onChoose: (concept: string) => void;
}

/** Suggestions are merges that code was not sure of: the researcher decides, and can take it back. */
export function Suggestions({ outcome, busy, onReview, onChoose }: Props) {
  const open = outcome.suggestions.filter(({ state }) => state === "open");
  const settled = outcome.suggestions.filter(({ state }) => state !== "open");
  if (outcome.suggestions.length === 0) return null;
  const send = (review: Review) => !busy && onReview(review);
  const name = (id: string) => outcome.concepts.find((each) => each.id === id)?.label ?? id;
  const slot = (id: string) => outcome.slots.find((each) => each.id === id)?.label ?? id;
  return (
    <section aria-labelledby="merges" className="mt-8">
      <h2 id="merges" className="font-reading text-title font-medium">
        Do these mean the same?
      </h2>
      {open.length === 0 && <p className="mt-1 text-sm text-muted">Every suggestion is decided.</p>}
      <ul className="mt-2 divide-y divide-rule border-y border-rule empty:hidden">
        {open.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-64">
              <button
                type="button"
                onClick={() => onChoose(each.concept)}
                className="text-left font-reading underline decoration-rule underline-offset-4 hover:decoration-ink"
              >
                “{name(each.concept)}”
              </button>{" "}
              and “{slot(each.slot)}” <span className="text-xs text-muted">likeness {each.score.toFixed(2)}</span>
            </p>
            <span className="flex gap-2">
              <Button
                aria-disabled={busy}
                aria-label={`Merge: ${name(each.concept)} and ${slot(each.slot)}`}
                onClick={() => send({ accept: each.id })}
              >
                Merge
              </Button>
              <Button
                look="plain"
                aria-disabled={busy}
                aria-label={`Keep apart: ${name(each.concept)} and ${slot(each.slot)}`}
                onClick={() => send({ decline: each.id })}
              >
                Keep apart
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {settled.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-10 items-center text-sm font-medium hover:text-accent">
            {counted(settled.length, "decision")} made
          </summary>
          <ul className="space-y-1 text-sm">
            {settled.map((each) => (
              <li key={each.id} className="flex flex-wrap items-center gap-x-3">
                <span>
                  “{name(each.concept)}” and “{slot(each.slot)}”: {each.state === "accepted" ? "merged" : "kept apart"}
                </span>
                {each.state === "accepted" && canUndo(outcome, each.concept, each.slot) && (
                  <Button
                    look="plain"
                    aria-disabled={busy}
                    aria-label={`Undo: ${name(each.concept)} and ${slot(each.slot)}`}
                    onClick={() => send({ undo: each.concept })}
                  >
                    Undo
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** canUndo tells whether a concept is still where a merge put it. */
function canUndo(outcome: InterviewOutcome, concept: string, slot: string): boolean {
  const mapping = outcome.mappings.find((each) => each.concept === concept);
  return mapping?.slot === slot && mapping.version > 1;
}
