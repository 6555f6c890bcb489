import { useEffect, useId, useRef } from "react";
import type { InterviewInput, InterviewView } from "../api/types";
import { underway } from "../turn/phase";
import { TurnError } from "../turn/TurnError";
import type { Draft } from "../turn/useDraft";
import type { Turn } from "../turn/useTurn";
import { Button } from "../ui/Button";
import { Line } from "../ui/Line";
import { Pending } from "../ui/Pending";
import { AnswerForm } from "./AnswerForm";
import { Earlier } from "./Earlier";

interface Props {
  view: InterviewView;
  turn: Turn<InterviewInput>;
  draft: Draft;
  /** connected tells whether the page hears of a question that is on its way. */
  connected: boolean;
  onPause: () => void;
}

/** QuestionScreen asks one question; while its answer is on its way, the answer stands in place of the box. */
export function QuestionScreen({ view, turn, draft, connected, onPause }: Props) {
  const heading = useId();
  const pending = underway(turn.phase);
  const waiting = pending !== undefined || view.waiting;
  const given = pending ? pending.action.input.answer : view.lines.at(-1)?.text;
  const question = view.waiting && !pending ? (view.lines.at(-2)?.text ?? "") : view.question;
  const closing = view.status === "closing";
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(question);

  // A new question takes the focus: in its box, which is labelled by it, where no keyboard pops up over the question.
  useEffect(() => {
    if (waiting || shown.current === question) return;
    shown.current = question;
    const target = window.matchMedia("(hover: hover)").matches ? box.current : title.current;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question, waiting]);

  return (
    <>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <Line walked={view.progress} label="How much lies behind" />
        </div>
        <Button look="plain" onClick={onPause}>
          Pause
        </Button>
      </div>
      <p className="mt-8 text-sm text-muted">{closing ? "One last thing" : `Question ${view.number}`}</p>
      <h1
        id={heading}
        ref={title}
        tabIndex={-1}
        className="mt-1 font-reading text-[clamp(1.5rem,1.2rem+1.4vw,2rem)] leading-snug font-medium tracking-[-0.01em] outline-none"
      >
        {question}
      </h1>
      <div className="mt-7">
        <TurnError turn={turn} />
        {waiting ? (
          <p className="border-l-2 border-rule pl-4 font-reading text-speech whitespace-pre-wrap text-muted">
            {given === undefined || given === "" ? "You left this one out." : given}
          </p>
        ) : (
          <AnswerForm ref={box} labelledBy={heading} draft={draft} closing={closing} onSend={turn.send} />
        )}
        <div role="status" className="mt-5 min-h-6">
          {waiting && <Pending label={sign()} />}
        </div>
      </div>
      <Earlier lines={view.waiting ? view.lines.slice(0, -2) : view.lines} />
    </>
  );

  function sign(): string {
    if (pending?.name === "lost" || !connected) return "The connection is lost; your answer is kept. Connecting again";
    return closing ? "Saving" : "Thinking about what you said";
  }
}
