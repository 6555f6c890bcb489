import type { Concept, InterviewOutcome, Review } from "../api/types";
import { Button } from "../ui/Button";
import { plain } from "./words";

interface Props {
  concept: Concept;
  outcome: InterviewOutcome;
  busy: boolean;
  onReview: (review: Review) => void;
}

const methods: Record<string, string> = {
  label: "it has the same words",
  lemma: "it has the same words in another form",
  arbiter: "it was judged to mean the same",
  person: "a researcher decided so",
};

/** ConceptCard is one concept: the words it was taken from, what it is taken together with, and how to change that. */
export function ConceptCard({ concept, outcome, busy, onReview }: Props) {
  const mapping = outcome.mappings.find((each) => each.concept === concept.id);
  const slot = outcome.slots.find(({ id }) => id === mapping?.slot);
  const labels = (ids: string[]) =>
    ids.map((id) => outcome.concepts.find((each) => each.id === id)?.label ?? id).map((label) => `“${label}”`);
  const others = labels((slot?.concepts ?? []).filter((id) => id !== concept.id));
  const ties = outcome.links.filter((each) => each.source_node_id === concept.id || each.target_node_id === concept.id);
  const from = labels(ties.filter((each) => each.target_node_id === concept.id).map((each) => each.source_node_id));
  const to = labels(ties.filter((each) => each.source_node_id === concept.id).map((each) => each.target_node_id));
  const now = concept.superseded_by === undefined ? [] : labels([concept.superseded_by]);
  return (
    <section aria-labelledby="concept" className="mt-4 rounded-card border border-ink bg-raised px-5 py-4">
      <h3 id="concept" className="font-reading text-speech font-medium">
        {concept.label}
      </h3>
      <p className="text-sm text-muted">
        {plain(concept.node_type)}, first said in turn {concept.turn}
        {now.length > 0 && `, taken back for ${now.join(", ")}`}
      </p>
      <ul aria-label="Words it was taken from" className="mt-2 space-y-1 font-reading">
        {(concept.quotes ?? []).map((quote, index) => (
          <li key={index} className="border-l-2 border-accent pl-3">
            “{quote.text}” <span className="font-plain text-xs text-muted">turn {quote.utterance_id.slice(1)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-4 text-sm">
        <Row name="Follows from" words={from} />
        <Row name="Leads to" words={to} />
        <Row name="Taken together with" words={others} />
      </dl>
      {others.length > 0 && mapping && methods[mapping.method] !== undefined && (
        <p className="mt-1 text-xs text-muted">Because {methods[mapping.method]}.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {others.length > 0 && (
          <Button aria-disabled={busy} onClick={() => !busy && onReview({ split: concept.id })}>
            Split it off
          </Button>
        )}
        {(mapping?.version ?? 1) > 1 && (
          <Button aria-disabled={busy} onClick={() => !busy && onReview({ undo: concept.id })}>
            Undo the latest change
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ name, words }: { name: string; words: string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{words.join(", ")}</dd>
    </>
  );
}
