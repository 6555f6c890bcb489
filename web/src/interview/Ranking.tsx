import { useState } from "react";
import { Button } from "../ui/Button";
import type { Contribution, Ranked } from "./log";
import { signalOf } from "./signals";
import { plain, signed } from "./words";

const atFirst = 6;

interface Props {
  ranking: Ranked[];
  /** pairs is how many there were; the best are kept. */
  pairs: number;
  label: (concept: string) => string;
  onChoose: (concept: string) => void;
}

/** Ranking is the pairs of strategy and concept, best first, each with what every signal gave or took. */
export function Ranking({ ranking, pairs, label, onChoose }: Props) {
  const [all, setAll] = useState(false);
  const most = Math.max(
    0.01,
    ...ranking.flatMap(({ contributions }) => contributions.map(({ share }) => Math.abs(share))),
  );
  const shown = all ? ranking : ranking.slice(0, atFirst);
  return (
    <div>
      <h3 className="text-sm font-semibold">
        The ranking <span className="font-normal text-muted">of {pairs} pairs of strategy and concept</span>
      </h3>
      <ol className="mt-2 border-t border-rule">
        {shown.map((pair, index) => (
          <li key={`${pair.strategy} ${pair.concept}`} className="border-b border-rule">
            <details open={index === 0}>
              <summary className="grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)_3.5rem] items-center gap-x-2 py-1.5 text-sm hover:text-accent">
                <span className={`tabular-nums ${index === 0 ? "font-bold text-accent" : "text-muted"}`}>
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="font-semibold">{plain(pair.strategy)}</span>
                  {pair.concept !== "" && <span className="text-muted"> about </span>}
                  {pair.concept !== "" && label(pair.concept)}
                </span>
                <span className="text-right font-semibold tabular-nums">{pair.score.toFixed(2)}</span>
                <Strip parts={pair.contributions} />
              </summary>
              <Parts pair={pair} most={most} />
              {pair.concept !== "" && (
                <Button look="plain" className="mb-2 ml-5 min-h-9! text-xs" onClick={() => onChoose(pair.concept)}>
                  Show “{label(pair.concept)}” in the ladder
                </Button>
              )}
            </details>
          </li>
        ))}
      </ol>
      {!all && ranking.length > atFirst && (
        <Button className="mt-3" onClick={() => setAll(true)}>
          Show all {ranking.length}
        </Button>
      )}
    </div>
  );
}

/** Strip is a pair's contributions at a glance: what spoke for it, then what spoke against it. */
function Strip({ parts }: { parts: Contribution[] }) {
  const sum = Math.max(1, ...[parts.reduce((total, { share }) => total + Math.abs(share), 0)]);
  const sorted = [...parts].sort((a, b) => b.share - a.share);
  return (
    <span aria-hidden className="col-span-2 col-start-2 mt-1 flex h-1.5 gap-px overflow-hidden rounded-full">
      {sorted.map(({ signal, share }) => (
        <span
          key={signal}
          className={share < 0 ? "bg-edge/50" : "bg-accent"}
          style={{ width: `${(Math.abs(share) / sum) * 100}%` }}
        />
      ))}
    </span>
  );
}

function Parts({ pair, most }: { pair: Ranked; most: number }) {
  return (
    <div className="pb-2 pl-8 text-xs">
      <ul>
        {pair.contributions.map(({ signal, share, weight }) => {
          const { name, value, meaning } = signalOf(signal);
          return (
            <li
              key={signal}
              title={meaning}
              className="grid grid-cols-[minmax(0,1fr)_6rem_3rem] items-center gap-3 py-0.5"
            >
              <span>
                {name}
                {value !== "" && <strong className="font-semibold"> {value.replaceAll("_", " ")}</strong>}
                <span className="text-muted"> × {weight}</span>
              </span>
              <span aria-hidden className="relative h-1.5 rounded-full bg-rule/60">
                <span
                  className={`absolute inset-y-0 rounded-full ${share < 0 ? "right-1/2 bg-edge" : "left-1/2 bg-accent"}`}
                  style={{ width: `${(Math.abs(share) / most) * 50}%` }}
                />
              </span>
              <span className="text-right tabular-nums">{signed(share)}</span>
            </li>
          );
        })}
      </ul>
      {(pair.multiplier !== 1 || pair.bonus !== 0) && (
        <p className="mt-1 text-muted">
          {pair.base.toFixed(2)} × {pair.multiplier} {pair.bonus < 0 ? "−" : "+"} {Math.abs(pair.bonus)} for the phase ={" "}
          {pair.score.toFixed(2)}
        </p>
      )}
    </div>
  );
}
