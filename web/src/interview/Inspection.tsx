import { Link, useSearchParams } from "react-router";
import type { InterviewInput, InterviewOutcome, InterviewSession } from "../api/types";
import { TurnError } from "../turn/TurnError";
import { TurnPicker } from "../turn/TurnPicker";
import { underway } from "../turn/phase";
import { useTurn } from "../turn/useTurn";
import { EmptyState } from "../ui/EmptyState";
import { buttonClass } from "../ui/look";
import { arrived } from "./arrived";
import { ConceptCard } from "./ConceptCard";
import { DecisionView } from "./DecisionView";
import type { Level } from "./graph";
import { LadderView } from "./LadderView";
import type { Decision } from "./log";
import { Standing } from "./Standing";
import { Suggestions } from "./Suggestions";
import { Transcript } from "./Transcript";
import { plain } from "./words";

interface Props {
  session: InterviewSession;
  outcome: InterviewOutcome;
  decisions: Decision[];
  /** connected tells whether the page hears of what happens. */
  connected: boolean;
}

const nothing = () => undefined;

/** Inspection shows what was said, what was made of it, and why each question was asked; what is looked at is in the address. */
export function Inspection({ session, outcome, decisions, connected }: Props) {
  const [params, setParams] = useSearchParams();
  const turn = useTurn<InterviewInput>(session, arrived, { onSent: nothing, onSettled: nothing, onRefused: nothing });
  const asked = Number(params.get("turn"));
  const decision = decisions.find((each) => each.turn === asked) ?? decisions.at(-1);
  const chosen = outcome.concepts.find(({ id }) => id === params.get("concept"));
  const level: Level = params.get("graph") === "canonical" ? "canonical" : "surface";
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        if (value === "") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const choose = (id: string) => set("concept", id === chosen?.id ? "" : id);
  const look = (next: number) => set("turn", next === decisions.at(-1)?.turn ? "" : String(next));
  const busy = underway(turn.phase) !== undefined;

  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-16 sm:px-8 sm:pt-10">
      <title>{`${session.title} · Throughline`}</title>
      <h1 className="font-reading text-display font-medium tracking-[-0.015em]">{session.title}</h1>
      <Standing view={session.view} outcome={outcome} connected={connected} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to={`/interview/${session.id}`} className={buttonClass()}>
          As the respondent sees it
        </Link>
        <Link to={`/documents/study/${outcome.study}/results`} className={buttonClass("plain")}>
          All interviews of the study
        </Link>
        <Link to={`/sessions/${session.id}`} className={buttonClass("plain")}>
          Record
        </Link>
      </div>
      {decision === undefined ? (
        <div className="mt-10">
          <EmptyState title="Nothing is said yet">
            The transcript, the ladder and every choice show here as soon as the first answer comes.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-8">
            <TurnPicker
              turns={decisions.map((each) => ({
                turn: each.turn,
                about: each.chosen ? `then ${plain(each.chosen.strategy || each.purpose)}` : "under way",
                marked: each.by.some(({ faults }) => faults.length > 0) || (each.chosen?.failures.length ?? 0) > 0,
              }))}
              chosen={decision.turn}
              onChoose={look}
            />
          </div>
          <LadderView
            outcome={outcome}
            turn={decision.turn}
            focus={decision.chosen?.focus ?? ""}
            chosen={chosen?.id ?? ""}
            level={level}
            onLevel={(next) => set("graph", next === "surface" ? "" : next)}
            onChoose={choose}
          />
          <TurnError turn={turn} />
          {chosen && (
            <ConceptCard concept={chosen} outcome={outcome} busy={busy} onReview={(review) => turn.send({ review })} />
          )}
          <Suggestions outcome={outcome} busy={busy} onReview={(review) => turn.send({ review })} onChoose={choose} />
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-2">
            <Transcript
              outcome={outcome}
              open={session.view.waiting ? "" : session.view.question}
              turn={decision.turn}
              chosen={chosen?.id ?? ""}
              onChoose={choose}
              onLook={look}
            />
            <DecisionView decision={decision} outcome={outcome} onChoose={choose} />
          </div>
        </>
      )}
    </div>
  );
}
