import type { InterviewOutcome } from "../api/types";
import { seconds } from "../ui/amounts";
import { Block } from "../ui/Block";
import type { Decision } from "./log";
import { Ranking } from "./Ranking";
import { signalOf } from "./signals";
import { endingOf, plain } from "./words";

interface Props {
  decision: Decision;
  outcome: InterviewOutcome;
  onChoose: (concept: string) => void;
}

/** DecisionView is why the question after a turn was asked: the choice, what spoke for it, and how it came about. */
export function DecisionView({ decision, outcome, onChoose }: Props) {
  const { chosen } = decision;
  const label = (id: string) => outcome.concepts.find((each) => each.id === id)?.label ?? "";
  return (
    <section aria-labelledby="why" className="min-w-0 space-y-7">
      <div>
        <h2 id="why" className="font-reading text-title font-medium">
          Why the next question
        </h2>
        {chosen ? (
          <>
            <p className="mt-3 border-l-2 border-accent pl-4 font-reading text-speech">{decision.question || "…"}</p>
            <p className="mt-2 text-sm">
              {chosen.ended === "" ? (
                <>
                  <strong className="font-semibold">{plain(chosen.strategy)}</strong>
                  {chosen.focus !== "" && <> about “{label(chosen.focus)}”</>} with {chosen.score.toFixed(2)}, the best
                  of {chosen.pairs} pairs{chosen.fallback && "; nothing scored enough, so a fresh way in was taken"}.
                </>
              ) : (
                <>The interview ended because {endingOf(chosen.ended)}.</>
              )}
            </p>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
              {chosen.reasons.map((reason, index) => (
                <li key={index}>{reason}</li>
              ))}
            </ul>
          </>
        ) : (
          <p className="mt-2 text-sm text-muted">
            {decision.question === ""
              ? "The answer is being looked at."
              : "No choice was needed: the interview was over."}
          </p>
        )}
      </div>
      {chosen && (
        <Ranking key={decision.turn} ranking={chosen.ranking} pairs={chosen.pairs} label={label} onChoose={onChoose} />
      )}
      {chosen && chosen.signals.length > 0 && <Signals signals={chosen.signals} failures={chosen.failures} />}
      <Making decision={decision} />
    </section>
  );
}

function Signals({ signals, failures }: { signals: [string, string][]; failures: string[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">Signals of the interview</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {signals.map(([key, value]) => {
          const { name, meaning } = signalOf(key);
          return (
            <div key={key} className="min-w-0">
              <dt className="flex justify-between gap-3 border-b border-rule text-sm">
                <span className="first-letter:uppercase">{name}</span>
                <span className="shrink-0 font-semibold tabular-nums">{value}</span>
              </dt>
              <dd className="text-xs text-muted">{meaning}</dd>
            </div>
          );
        })}
      </dl>
      {failures.length > 0 && <p className="mt-2 text-sm">Could not be read: {failures.join(", ")}.</p>}
    </div>
  );
}

/** Making is how the turn came about: who did what, how long it took, what was left aside. */
function Making({ decision }: { decision: Decision }) {
  const { by, stages, dropped, gate, micros } = decision;
  const longest = Math.max(1, ...stages.map((stage) => stage.micros));
  return (
    <div className="space-y-5">
      <div>
        <h3 className="text-sm font-semibold">How it came about</h3>
        <ul className="mt-1 text-sm">
          {by.map(({ task, who, faults }, index) => (
            <li key={index}>
              <span className="text-muted">{task} by</span> {who}
              {faults.length > 0 && <span className="block pl-4 text-xs">{faults.join("; ")}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm">
          <span className="text-muted">The question is</span>{" "}
          {decision.template ? "the strategy’s own template" : "worded for the moment"}
          {decision.repaired && ", after one repair"}.
        </p>
      </div>
      {gate.length > 0 && (
        <Notes
          title="Held back by the question gate"
          notes={gate.map(({ why, question }) => `${why}: “${question}”`)}
        />
      )}
      {dropped.length > 0 && <Notes title="Left aside" notes={dropped.map(({ what, why }) => `${what}: ${why}`)} />}
      {stages.length > 0 && (
        <details className="border-t border-rule">
          <summary className="flex min-h-10 items-center justify-between gap-3 text-sm font-medium hover:text-accent">
            Stages <span className="text-xs font-normal text-muted tabular-nums">{seconds(micros / 1000)}</span>
          </summary>
          <ul className="pb-3 text-xs">
            {stages.map((stage) => (
              <li key={stage.name} className="grid grid-cols-[6rem_1fr_4.5rem] items-center gap-3 py-0.5">
                <span>{stage.name}</span>
                <span
                  aria-hidden
                  className="h-1 rounded-full bg-edge"
                  style={{ width: `${(stage.micros / longest) * 100}%` }}
                />
                <span className="text-right text-muted tabular-nums">{seconds(stage.micros / 1000)}</span>
                {stage.error !== "" && <span className="col-span-3">{stage.error}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Block title="The prompt for the question" text={decision.prompt} />
    </div>
  );
}

function Notes({ title, notes }: { title: string; notes: string[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
