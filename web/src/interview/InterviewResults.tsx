import { Link } from "react-router";
import type { InterviewCohort, Participant } from "../api/types";
import { Part } from "../results/Part";
import { Moment } from "../ui/Moment";
import { Share } from "../ui/Share";
import { counted, endingOf, nameOfStatus, plain } from "./words";

interface Props {
  cohort: InterviewCohort;
  people: Participant[];
}

const columns = ["Who", "Where", "Answers", "Concepts", "Links", "Depth", "Chains complete", "Last seen", ""];

/** InterviewResults is how far each interview of a study went, with the way to each. */
export function InterviewResults({ cohort, people }: Props) {
  return (
    <div className="space-y-12 print:space-y-6">
      <p className="font-reading text-speech">
        {counted(cohort.people, "person came", "people came")}: {cohort.begun} answered, {cohort.finished} finished
        {cohort.declined > 0 && `, ${cohort.declined} declined`}. Together they gave {counted(cohort.answers, "answer")}
        , with {counted(cohort.concepts, "concept")} and {counted(cohort.links, "link")}.
      </p>
      <Part title="Respondents">
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Respondents, as a table">
          <table className="w-full min-w-[46rem] text-sm">
            <thead className="text-left text-muted">
              <tr>
                {columns.map((each) => (
                  <th key={each} scope="col" className="py-2 pr-4 font-medium">
                    {each === "" ? <span className="sr-only">Interview</span> : each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <Row
                  key={person.session}
                  person={person}
                  share={cohort.interviews.find(({ who }) => who === person.session)}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Part>
      {cohort.reasons.length > 0 && (
        <Part title="Why they ended">
          <ul className="space-y-4">
            {cohort.reasons.map((each) => (
              <Share
                key={each.reason}
                label={plain(endingOf(each.reason))}
                mark=""
                part={each.people / Math.max(1, cohort.finished)}
                figure={`${each.people} of ${cohort.finished}`}
                note=""
                strong
              />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Row({ person, share }: { person: Participant; share: InterviewCohort["interviews"][number] | undefined }) {
  if (!share) return null;
  const name = person.nickname || "No nickname";
  return (
    <tr className="border-t border-rule align-top">
      <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
        {name}
      </th>
      <td className="py-2.5 pr-4">{nameOfStatus(share.status)}</td>
      <td className="py-2.5 pr-4 tabular-nums">
        {share.answers}
        {share.skipped > 0 && <span className="text-muted">, {share.skipped} left out</span>}
      </td>
      <td className="py-2.5 pr-4 tabular-nums">{share.concepts}</td>
      <td className="py-2.5 pr-4 tabular-nums">{share.links}</td>
      <td className="py-2.5 pr-4 tabular-nums">{share.max_depth}</td>
      <td className="py-2.5 pr-4 tabular-nums">{Math.round(share.chain_completion * 100)} %</td>
      <td className="py-2.5 pr-4">
        <Moment at={person.seen} />
      </td>
      <td className="py-2.5 print:hidden">
        <Link
          to={`/interview/${person.session}/inspect`}
          aria-label={`Interview of ${name}`}
          className="underline underline-offset-4"
        >
          Interview
        </Link>
      </td>
    </tr>
  );
}
