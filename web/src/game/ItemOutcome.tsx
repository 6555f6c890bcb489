import type { Blueprint, GameResults } from "../api/types";
import { mechanicOf, nameOf } from "./table";

interface Props {
  item: GameResults["items"][number];
  blueprint: Blueprint;
}

/** ItemOutcome is how one item went: what was right, what was answered instead, and why that is wrong. */
export function ItemOutcome({ item, blueprint }: Props) {
  const mechanic = mechanicOf(blueprint, item.mechanic);
  const same = item.answer.toLowerCase() === item.text.toLowerCase();
  return (
    <li className="rounded-card border border-rule bg-raised p-5">
      <p className="flex justify-between gap-4 text-xs text-muted">
        <span>{mechanic ? nameOf(mechanic) : ""}</span>
        <span className="tabular-nums">
          {item.points} / {item.max}
        </span>
      </p>
      <p className="mt-1 font-semibold">{item.text}</p>
      {!same && <p className="mt-1">{item.answer}</p>}
      {item.why && <p className="mt-1 font-reading">{item.why}</p>}
      {item.mistakes.length > 0 && (
        <ul className="mt-3 space-y-2 border-l-2 border-accent pl-4 text-sm">
          {item.mistakes.map((mistake, index) => (
            <li key={`${mistake.given}-${index}`}>
              <p>
                <span className="text-muted">You answered </span>
                {mistake.given}
              </p>
              {mistake.feedback && <p className="font-reading">{mistake.feedback}</p>}
              {mistake.misconception && <p className="text-muted">A common mistake: {mistake.misconception}</p>}
            </li>
          ))}
        </ul>
      )}
      {item.mistakes.length === 0 && item.points < item.max && (
        <p className="mt-2 text-xs text-muted">
          {item.result === "left"
            ? "Left open."
            : item.hints > 0
              ? `With ${item.hints === 1 ? "a hint" : `${item.hints} hints`}.`
              : ""}
        </p>
      )}
    </li>
  );
}
