import { useEffect, useRef } from "react";
import type { InterviewOutcome, OutcomeTurn } from "../api/types";
import { piecesOf } from "./quotes";
import { plain } from "./words";

interface Props {
  outcome: InterviewOutcome;
  /** open is the question that waits for an answer. */
  open: string;
  turn: number;
  chosen: string;
  onChoose: (concept: string) => void;
  onLook: (turn: number) => void;
}

/** Transcript is what was asked and said, with the words that concepts were taken from. */
export function Transcript({ outcome, open, turn, chosen, onChoose, onLook }: Props) {
  const list = useRef<HTMLOListElement>(null);
  // The words of a concept that was chosen in the ladder come into sight within the transcript.
  useEffect(() => {
    const mark = chosen === "" ? null : list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (mark && list.current) list.current.scrollTop = mark.offsetTop - list.current.clientHeight / 3;
  }, [chosen]);
  // So does the turn that is looked at.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-turn="${turn}"]`);
    if (row && list.current) list.current.scrollTop = row.offsetTop - 16;
  }, [turn]);

  return (
    <section aria-labelledby="said">
      <h2 id="said" className="mb-3 font-reading text-title font-medium">
        What was said
      </h2>
      <ol
        ref={list}
        tabIndex={0}
        aria-labelledby="said"
        className="relative max-h-[44rem] space-y-6 overflow-y-auto rounded-card border border-rule bg-raised px-5 py-4"
      >
        {outcome.turns.map((each) => (
          <li
            key={each.turn}
            data-turn={each.turn}
            className={each.turn === turn ? "border-l-2 border-accent pl-4" : "pl-4.5"}
          >
            <button
              type="button"
              onClick={() => onLook(each.turn)}
              className="min-h-6 text-left text-xs text-muted underline decoration-rule underline-offset-4 hover:text-ink"
            >
              Turn {each.turn}
              {each.strategy !== undefined && ` · ${plain(each.strategy)}`}
              {each.response_depth !== undefined && ` · ${each.response_depth}`}
            </button>
            <p className="text-sm text-muted">{each.question}</p>
            <Answer turn={each} outcome={outcome} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
        {open !== "" && (
          <li className="pl-4.5">
            <p className="text-xs text-muted">{outcome.status === "ended" ? "Leave" : "Open question"}</p>
            <p className="text-sm text-muted">{open}</p>
          </li>
        )}
      </ol>
    </section>
  );
}

interface AnswerProps {
  turn: OutcomeTurn;
  outcome: InterviewOutcome;
  chosen: string;
  onChoose: (concept: string) => void;
}

function Answer({ turn, outcome, chosen, onChoose }: AnswerProps) {
  if (turn.skipped) return <p className="mt-1 font-reading text-muted">Left out</p>;
  const label = (id: string) => outcome.concepts.find((each) => each.id === id)?.label ?? id;
  return (
    <p className="mt-1 font-reading whitespace-pre-wrap">
      {piecesOf(turn.answer, turn.turn, outcome.concepts).map((piece, index) => {
        const [first] = piece.concepts;
        if (first === undefined) return <span key={index}>{piece.text}</span>;
        const on = piece.concepts.includes(chosen);
        return (
          <button
            key={index}
            type="button"
            aria-pressed={on}
            title={piece.concepts.map(label).join(", ")}
            onClick={() => onChoose(on ? chosen : first)}
            className={`inline rounded-xs text-left underline decoration-2 underline-offset-4 ${on ? "bg-accent text-paper decoration-accent" : "bg-tint decoration-accent/60 hover:decoration-accent"}`}
          >
            {piece.text}
          </button>
        );
      })}
    </p>
  );
}
