import { Link } from "react-router";
import type { GameCohort, Participant } from "../api/types";
import { Moment } from "../ui/Moment";
import { minutes } from "./words";

interface Props {
  pupils: GameCohort["pupils"];
  people: Participant[];
}

const columns = ["Who", "Points", "Right at once", "Not found", "Hints", "Time", "Misconceptions", "Last seen", ""];

/** PupilTable is a row for everyone who came, with the way to what they did. */
export function PupilTable({ pupils, people }: Props) {
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Pupils, as a table">
      <table className="w-full min-w-[46rem] text-sm">
        <thead className="text-left text-muted">
          <tr>
            {columns.map((each) => (
              <th key={each} scope="col" className="py-2 pr-4 font-medium">
                {each === "" ? <span className="sr-only">Session</span> : each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const pupil = pupils.find(({ who }) => who === person.session);
            if (!pupil) return null;
            const name = person.nickname || "No nickname";
            return (
              <tr key={person.session} className="border-t border-rule align-top">
                <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
                  {name}
                </th>
                <td className="py-2.5 pr-4 tabular-nums">
                  {pupil.score} of {pupil.max_score}
                </td>
                <td className="py-2.5 pr-4 tabular-nums">
                  {pupil.first} of {pupil.items}
                </td>
                <td className="py-2.5 pr-4 tabular-nums">{pupil.shown}</td>
                <td className="py-2.5 pr-4 tabular-nums">{pupil.hints}</td>
                <td className="py-2.5 pr-4">
                  {pupil.finished ? minutes(pupil.seconds) : person.place || "just begun"}
                </td>
                <td className="py-2.5 pr-4 max-w-80">{pupil.misconceptions.join("; ") || "–"}</td>
                <td className="py-2.5 pr-4">
                  <Moment at={person.seen} />
                </td>
                <td className="py-2.5 print:hidden">
                  <Link
                    to={`/sessions/${person.session}`}
                    aria-label={`Session of ${name}`}
                    className="underline underline-offset-4"
                  >
                    Session
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
