import { useMe } from "../access/useMe";
import type { Blueprint, GameView } from "../api/types";
import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { ItemOutcome } from "./ItemOutcome";
import { PlayAgain } from "./PlayAgain";
import { mechanicOf, nameOf, sceneOf } from "./table";
import { spoken } from "./timer";
import type { Hand } from "./useMove";

interface Props {
  view: GameView;
  blueprint: Blueprint;
  hand: Hand;
}

/** Results tell how it went: what was missed and why before what was right. */
export function Results({ view, blueprint, hand }: Props) {
  const me = useMe();
  const results = view.results;
  if (!results) return null;
  const missed = results.items.filter((item) => item.points < item.max);
  const fine = results.items.filter((item) => item.points >= item.max);
  const round = view.feedback.find(({ tone }) => tone === "round");
  return (
    <div className="mx-auto max-w-2xl pt-8 pb-10 sm:pt-14">
      {round && <p className="mb-6 rounded-card bg-sunk px-5 py-3 text-sm">{round.text}</p>}
      <p className="text-sm text-muted">Your result</p>
      <Arrival className="mt-1 text-display tabular-nums tracking-[-0.015em]">
        {results.score} of {results.max_score} points
      </Arrival>
      <p className="mt-2 text-sm text-muted">
        {results.bonus > 0 && `${results.bonus} more as a bonus for time left · `}
        {spoken(results.seconds)}
      </p>
      {results.message !== "" && <p className="mt-5 font-reading text-speech">{results.message}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {results.missed > 0 && (
          <Button look="primary" onClick={() => hand.play({ do: "again" })}>
            Play the missed ones again
          </Button>
        )}
        {me?.who === "owner" && <PlayAgain game={view.game.id} primary={results.missed === 0} />}
      </div>
      {results.missed > 0 && (
        <p className="mt-2 text-xs text-muted">A round for practice: the result stays as it is.</p>
      )}

      {(missed.length > 0 || results.misled.length > 0) && (
        <section aria-labelledby="missed" className="mt-12">
          <h2 id="missed" className="font-reading text-title font-medium">
            What passed you by
          </h2>
          <ul className="mt-4 space-y-4">
            {missed.map((item) => (
              <ItemOutcome key={`${item.mechanic}/${item.item}`} item={item} blueprint={blueprint} />
            ))}
            {results.misled.map((each, index) => (
              <li key={`${each.text}-${index}`} className="rounded-card border border-rule bg-raised p-5">
                <p className="text-xs text-muted">{named(each.mechanic)} · belongs nowhere</p>
                <p className="mt-1 font-semibold">{each.text}</p>
                <p className="mt-1 font-reading">{each.why}</p>
                {each.misconception && (
                  <p className="mt-2 text-sm text-muted">A common mistake: {each.misconception}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {results.gates.length > 0 && (
        <section aria-labelledby="gates" className="mt-10">
          <h2 id="gates" className="font-semibold">
            Passed with fewer points than asked for
          </h2>
          <ul className="mt-2 list-disc pl-5 text-sm">
            {results.gates.map((gate) => (
              <li key={gate.at}>
                {named(gate.at)}: {gate.score} of {gate.need}
              </li>
            ))}
          </ul>
        </section>
      )}
      {fine.length > 0 && (
        <details className="mt-10" open={missed.length === 0}>
          <summary className="min-h-6 font-semibold hover:text-accent">{fine.length} with all points</summary>
          <ul className="mt-4 space-y-3">
            {fine.map((item) => (
              <ItemOutcome key={`${item.mechanic}/${item.item}`} item={item} blueprint={blueprint} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );

  function named(at: string): string {
    const mechanic = mechanicOf(blueprint, at);
    return mechanic ? nameOf(mechanic) : (sceneOf(blueprint, at)?.title ?? at);
  }
}
