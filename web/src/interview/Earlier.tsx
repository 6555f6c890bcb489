import type { InterviewView } from "../api/types";

/** Earlier is what was asked and answered before, folded away. */
export function Earlier({ lines }: { lines: InterviewView["lines"] }) {
  if (lines.length === 0) return null;
  const answers = lines.filter(({ who }) => who === "respondent").length;
  return (
    <details className="mt-10 border-t border-rule">
      <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium hover:text-accent">
        What you said so far
        <span className="text-xs font-normal text-muted">{answers === 1 ? "1 question" : `${answers} questions`}</span>
      </summary>
      <dl className="space-y-5 pt-2 pb-4 font-reading">
        {lines.map((line, index) =>
          line.who === "interviewer" ? (
            <dt key={index} className="text-sm text-muted">
              {line.text}
            </dt>
          ) : (
            <dd key={index} className={`-mt-4 whitespace-pre-wrap ${line.skipped ? "text-muted" : ""}`}>
              {line.skipped ? "Left out" : line.text}
            </dd>
          ),
        )}
      </dl>
    </details>
  );
}
