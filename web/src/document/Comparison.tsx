import { useState } from "react";
import { compare } from "./compare";
import { stretches, type Shown, type Stretch } from "./stretches";

interface Props {
  /** label says what is compared. */
  label: string;
  before: string;
  after: string;
}

const signs = { same: " ", added: "+", removed: "−" };
const spoken = { same: "", added: "Added: ", removed: "Removed: " };
const looks = {
  same: "border-transparent",
  added: "border-accent bg-tint",
  removed: "border-edge bg-sunk",
};

/** Comparison shows two texts as one: line by line what was added and removed, with what stands around it. */
export function Comparison({ label, before, after }: Props) {
  const lines = compare(before, after);
  const count = (type: Shown["type"]) => lines.filter((line) => line.type === type).length;
  const [added, removed] = [count("added"), count("removed")];
  if (added + removed === 0)
    return (
      <p className="text-sm text-muted">
        {before === after ? "Nothing was changed." : "Only line breaks were changed, no words."}
      </p>
    );
  return (
    <div>
      <p className="mb-3 text-sm text-muted">
        {[counted(added, "added"), counted(removed, "removed")].filter((part) => part !== "").join(", ")}.
      </p>
      <ol aria-label={label} className="overflow-hidden rounded-card border border-rule bg-raised font-mono text-xs">
        {stretches(lines).map((stretch, index) => (
          <Lines key={index} stretch={stretch} />
        ))}
      </ol>
    </div>
  );
}

function Lines({ stretch }: { stretch: Stretch }) {
  const [open, setOpen] = useState(false);
  if (stretch.folded && !open)
    return (
      <li>
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-9 w-full border-y border-rule in-[li:first-child]:border-t-0 in-[li:last-child]:border-b-0 bg-sunk px-3 text-left font-plain text-xs text-muted hover:text-ink focus-visible:-outline-offset-2"
        >
          Show {stretch.lines.length} lines that are the same
        </button>
      </li>
    );
  return stretch.lines.map((line) => <OneLine key={`${line.type} ${line.number}`} line={line} />);
}

function OneLine({ line }: { line: Shown }) {
  const Word = line.type === "added" ? "ins" : "del";
  return (
    <li className={`flex border-l-3 ${looks[line.type]}`}>
      <span aria-hidden className="w-10 shrink-0 pr-2 text-right leading-6 text-muted tabular-nums select-none">
        {line.number}
      </span>
      <span aria-hidden className="w-4 shrink-0 leading-6 font-semibold select-none">
        {signs[line.type]}
      </span>
      <span className="min-w-0 flex-1 pr-3 leading-6 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{spoken[line.type]}</span>
        {line.parts.map((part, index) =>
          part.fresh ? (
            <Word
              key={index}
              className={`rounded-xs font-semibold ${line.type === "added" ? "bg-accent/20 no-underline" : "decoration-2"}`}
            >
              {part.text}
            </Word>
          ) : (
            part.text
          ),
        )}
      </span>
    </li>
  );
}

function counted(lines: number, what: string): string {
  return lines === 0 ? "" : `${lines} ${lines === 1 ? "line" : "lines"} ${what}`;
}
