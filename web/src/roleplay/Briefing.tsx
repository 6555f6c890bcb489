import type { Briefing as Scenario } from "../api/types";

interface Props {
  scenario: Scenario;
  /** heading is the level below that of the page or dialog it stands in. */
  heading: "h2" | "h3";
}

/** Briefing tells the situation, the learner's role and the decision at stake. */
export function Briefing({ scenario, heading: Heading }: Props) {
  const { situation } = scenario;
  return (
    <div lang={scenario.language || undefined} className="space-y-8">
      <div>
        <p className="text-sm font-semibold text-muted">{situation.place}</p>
        <p className="mt-1 font-reading text-speech">{situation.happening}</p>
      </div>
      <div>
        <Heading className="text-sm font-semibold text-muted">Your role</Heading>
        <p className="mt-1 font-reading text-speech">{scenario.learner_role}</p>
      </div>
      <div className="border-l-2 border-accent pl-5">
        <Heading className="text-sm font-semibold text-muted">The decision at stake</Heading>
        <p className="mt-1 font-reading text-speech">{scenario.question}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-base text-muted">
          {scenario.options.map((option) => (
            <li key={option.id}>{option.label}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
