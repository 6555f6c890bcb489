import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { RoleplayCohort, RoleplayParticipant } from "../api/types";
import { Moment } from "../ui/Moment";
import { Share } from "../ui/Share";
import { nodeName } from "./fate";
import { listed } from "./people";

interface Props {
  cohort: RoleplayCohort;
  people: RoleplayParticipant[];
}

/** RoleplayResults is a group's play-through of a scenario: who finished, what they decided, what held and what passed them by. */
export function RoleplayResults({ cohort, people }: Props) {
  const { finished } = cohort;
  const named = (session: string) => people.find((each) => each.session === session)?.nickname || "No nickname";
  return (
    <div className="space-y-12 print:space-y-6">
      <p className="font-reading text-speech">
        {finished} of {cohort.people} have decided
        {finished > 0 && `, ${Math.round(cohort.best * finished)} of them as the facts ask for`}.{" "}
        {finished > 0 && `Half of everyone needed ${exchanges(cohort.exchanges.median)} or fewer.`}
      </p>

      <Part title="What they decided">
        <ul className="space-y-4">
          {cohort.decisions.map((each) => (
            <Share
              key={each.option}
              label={each.label}
              mark={each.best ? "what the facts ask for" : ""}
              part={finished === 0 ? 0 : each.people / finished}
              figure={`${each.people} of ${finished}`}
              note={listed(each.who.map(named))}
              strong={each.best}
            />
          ))}
        </ul>
      </Part>

      <Part title="Which facts were missed">
        <ul className="space-y-4">
          {cohort.facts.map((each) => (
            <Share
              key={`${each.character}-${each.fact}`}
              label={each.fact}
              mark={each.name}
              part={finished === 0 ? 0 : each.missed / finished}
              figure={`missed by ${each.missed} of ${finished}`}
              note={listed(each.missed_by.map(named))}
              strong
            />
          ))}
        </ul>
      </Part>

      <Part title="Which gates held whom">
        {cohort.gates.length === 0 ? (
          <p className="text-sm text-muted">Nobody has come to a gate yet.</p>
        ) : (
          <ul className="space-y-5">
            {cohort.gates.map((gate) => (
              <li key={`${gate.character}-${gate.node}`}>
                <p>
                  <span className="font-medium">
                    {gate.name}, {nodeName(gate.node)}
                  </span>
                  <span className="text-sm text-muted">
                    {" "}
                    · {gate.came} came to it, {gate.passed} went through
                    {gate.forced > 0 && `, ${gate.forced} closed early`}
                  </span>
                </p>
                {gate.holds.length > 0 && (
                  <p className="text-sm text-muted">
                    {gate.holds
                      .map(
                        (hold) =>
                          `${named(hold.who)}, ${exchanges(hold.exchanges)}${hold.there ? " and still there" : ""}`,
                      )
                      .join(" · ")}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </Part>

      <Part title="Everyone">
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Everyone, as a table">
          <table className="w-full min-w-[34rem] text-sm">
            <thead className="text-left text-muted">
              <tr>
                {["Who", "Where", "Facts taken in", "Decision", "Last seen", ""].map((each, index) => (
                  <th key={index} scope="col" className="py-2 pr-4 font-medium">
                    {each === "" ? <span className="sr-only">Debrief</span> : each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((each) => (
                <tr key={each.session} className="border-t border-rule align-top">
                  <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
                    {each.nickname || "No nickname"}
                  </th>
                  <td className="py-2.5 pr-4 first-letter:uppercase">
                    {each.done ? "Finished" : each.place || "just begun"}
                  </td>
                  <td className="py-2.5 pr-4 tabular-nums">
                    {each.outcome.facts.filter(({ fate }) => fate === "acknowledged").length} of{" "}
                    {each.outcome.facts.length}
                  </td>
                  <td className="py-2.5 pr-4">{each.outcome.call?.label ?? "–"}</td>
                  <td className="py-2.5 pr-4">
                    <Moment at={each.seen} />
                  </td>
                  <td className="py-2.5 print:hidden">
                    <Link
                      to={
                        each.outcome.finished ? `/roleplay/${each.session}?show=debrief` : `/sessions/${each.session}`
                      }
                      aria-label={`${each.outcome.finished ? "Debrief" : "Session"} of ${each.nickname || "a guest without a nickname"}`}
                      className="underline underline-offset-4"
                    >
                      {each.outcome.finished ? "Debrief" : "Session"}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Part>
    </div>
  );
}

function exchanges(count: number): string {
  return count === 1 ? "1 exchange" : `${count} exchanges`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="mb-4 font-reading text-title font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
