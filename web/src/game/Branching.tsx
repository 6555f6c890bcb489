import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/Button";
import { Choices } from "../ui/Choices";
import { Hint } from "./Hint";
import { pointsIn } from "./said";
import type { Table } from "./table";

/** Branching is a story in which one decides, and sees what comes of it. */
export function Branching({ table }: { table: Table }) {
  const { view, play, pending } = table;
  const { decision } = view;
  const [draft, setDraft] = useState({ number: 0, option: "" });
  const [fault, setFault] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  const read = useRef(decision?.number);

  // The next decision is read from its beginning.
  useEffect(() => {
    if (read.current === decision?.number) return;
    read.current = decision?.number;
    question.current?.focus();
  }, [decision?.number]);

  if (!decision) return null;
  const option = draft.number === decision.number ? draft.option : "";
  const last = decision.past.at(-1);
  const gained = view.feedback.map((each) => (each.tone === "consequence" ? pointsIn(each) : "")).join("");
  return (
    <div className="max-w-2xl">
      {decision.past.length > 1 && (
        <details className="mb-5 text-sm">
          <summary className="min-h-6 text-muted hover:text-ink">The story so far</summary>
          <ol className="mt-3 space-y-3 border-l-2 border-rule pl-4">
            {decision.past.slice(0, -1).map((past) => (
              <li key={past.text}>
                <p className="text-muted">{past.text}</p>
                <p className="font-semibold">{past.chosen}</p>
                <p className="font-reading">{past.consequence}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {last && (
        <div className="mb-5 border-l-2 border-accent pl-4">
          <p className="text-sm text-muted">{last.chosen}</p>
          <p className="font-reading text-base">
            {last.consequence}
            {gained !== "" && <span className="ml-2 font-plain text-sm font-semibold text-accent">{gained}</span>}
          </p>
        </div>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (option === "") {
            setFault("Choose one of these.");
            event.currentTarget.querySelector("input")?.focus();
          } else if (!pending) play({ do: "choose", option });
        }}
      >
        <p ref={question} tabIndex={-1} className="mb-5 font-reading text-speech outline-none">
          {decision.text}
        </p>
        {decision.options.length > 0 && (
          <>
            <Choices
              legend={`Decision ${decision.number}: what do you do?`}
              choices={decision.options.map(({ id, text }) => ({ value: id, label: text }))}
              value={option}
              onChange={(chosen) => {
                setDraft({ number: decision.number, option: chosen });
                setFault(undefined);
              }}
              fault={fault}
            />
            <div className="mt-5 flex flex-wrap items-start justify-between gap-4">
              <Hint table={table} item="" of="this decision" left={decision.worth} hints={decision.hints} />
              <Button type="submit" look="primary" aria-disabled={option === ""}>
                Continue
              </Button>
            </div>
          </>
        )}
      </form>
    </div>
  );
}
