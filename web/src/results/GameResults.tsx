import type { GameCohort, Participant } from "../api/types";
import { Share } from "../ui/Share";
import { ItemList } from "./ItemList";
import { Part } from "./Part";
import { PupilTable } from "./PupilTable";
import { minutes, named } from "./words";

interface Props {
  cohort: GameCohort;
  people: Participant[];
}

/** GameResults is how a class fared in a game: by misconception, by item and by pupil. */
export function GameResults({ cohort, people }: Props) {
  const { finished } = cohort;
  const who = named(people);
  return (
    <div className="space-y-12 print:space-y-6">
      <p className="font-reading text-speech">
        {finished} of {cohort.people} have finished. {finished > 0 && points(cohort)}
      </p>

      <Part title="What to explain again">
        {cohort.misconceptions.length === 0 ? (
          <p className="text-sm text-muted">No wrong answer so far shows a misconception that the game knows.</p>
        ) : (
          <ul className="space-y-4">
            {cohort.misconceptions.map((each) => (
              <Share
                key={each.misconception}
                label={each.misconception}
                mark=""
                part={each.who.length / cohort.people}
                figure={`${each.who.length} of ${cohort.people}`}
                note={`${who(each.who)} · ${each.signs.map((sign) => (sign.given ? `${sign.text}: answered ${sign.given}` : sign.text)).join("; ")}`}
                strong
              />
            ))}
          </ul>
        )}
        {cohort.misled.length > 0 && (
          <>
            <h3 className="mt-6 mb-3 font-semibold">Taken for an answer, though it belongs nowhere</h3>
            <ul className="space-y-4">
              {cohort.misled.map((each) => (
                <Share
                  key={`${each.mechanic} ${each.text}`}
                  label={each.text}
                  mark={each.why}
                  part={each.who.length / cohort.people}
                  figure={`${each.who.length} of ${cohort.people}`}
                  note={who(each.who)}
                  strong={false}
                />
              ))}
            </ul>
          </>
        )}
      </Part>

      <Part title="Items, the hardest first">
        <ItemList items={cohort.items} who={who} />
      </Part>

      <Part title="Pupils">
        <PupilTable pupils={cohort.pupils} people={people} />
      </Part>
    </div>
  );
}

function points({ score, seconds, max_score }: GameCohort): string {
  const took = `the usual time was ${minutes(seconds.median)}`;
  if (score.least === score.most) return `They have ${score.most} of ${max_score} points; ${took}.`;
  return `They have from ${score.least} to ${score.most} of ${max_score} points, in the middle ${score.median}; ${took}.`;
}
