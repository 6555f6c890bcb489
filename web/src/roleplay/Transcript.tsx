import type { CastMember, SpokenLine } from "../api/types";
import { Pending } from "../ui/Pending";
import { firstName } from "./people";
import { Line } from "./SpokenLine";

interface Props {
  member: CastMember;
  lines: SpokenLine[];
  language: string;
  /** said is the learner's line that is on its way. */
  said: string | undefined;
  /** speech is what was released of the answer so far; undefined when none is awaited. */
  speech: string | undefined;
  lost: boolean;
}

/** Transcript is the conversation so far, the line on its way and the words as they come included. */
export function Transcript({ member, lines, language, said, speech, lost }: Props) {
  const name = firstName(member.name);
  return (
    <section aria-label={`Conversation with ${member.name}`} lang={language || undefined} className="flex-1 py-6">
      <ol className="space-y-7">
        {lines.map((line, index) => (
          <Line key={index} who={line.who} name={name} text={line.text} first={lines[index - 1]?.who !== line.who} />
        ))}
        {said !== undefined && (
          <Line who="learner" name={name} text={said} first={lines.at(-1)?.who !== "learner"} onItsWay />
        )}
        {speech && (
          <Line
            who="character"
            name={name}
            text={speech}
            first={said !== undefined || lines.at(-1)?.who !== "character"}
          />
        )}
      </ol>
      {speech !== undefined && (
        <div role="status" className="mt-4 min-h-6">
          {lost ? (
            <Pending label="The connection was lost. Looking for the server." />
          ) : (
            !speech && <Pending label={`${name} is thinking`} />
          )}
        </div>
      )}
    </section>
  );
}
