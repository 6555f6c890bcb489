import type { FactLine } from "../api/types";
import { fateOf } from "./fate";
import { firstName } from "./people";

/** FactFate is one decisive fact: who held it, how far it came, and the words that show it. */
export function FactFate({ fact }: { fact: FactLine }) {
  const { surfaced, acknowledged } = fact;
  const taken = fact.fate === "acknowledged";
  return (
    <li className="relative break-inside-avoid pl-7">
      <span
        aria-hidden
        className={`absolute top-2 left-0 size-3 rounded-full border-2 ${taken ? "border-accent bg-accent" : fact.fate === "surfaced" ? "border-accent bg-paper" : "border-edge bg-paper"}`}
      />
      <p className="font-reading text-speech print:text-base">{fact.fact}</p>
      <p className="mt-1 text-sm text-muted">
        {fact.name} held it. {fateOf(fact)}.
      </p>
      {surfaced && <Said who={firstName(fact.name)} turn={surfaced.turn} text={surfaced.text} />}
      {acknowledged && <Said who="You" turn={acknowledged.turn} text={acknowledged.text} />}
    </li>
  );
}

function Said({ who, turn, text }: { who: string; turn: number; text: string }) {
  return (
    <figure className="mt-2 border-l border-rule pl-4 text-sm">
      <blockquote className="font-reading text-base print:text-sm">“{text}”</blockquote>
      <figcaption className="text-xs text-muted">
        {who}, turn {turn}
      </figcaption>
    </figure>
  );
}
