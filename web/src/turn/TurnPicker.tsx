import { useId } from "react";

/** Stop is a turn that can be looked into. */
export interface Stop {
  turn: number;
  /** about says what was decided in it. */
  about: string;
  /** marked tells that something out of the ordinary happened in it. */
  marked: boolean;
}

interface Props {
  turns: Stop[];
  chosen: number;
  onChoose: (turn: number) => void;
}

/** TurnPicker strings the turns on a line; arrow keys go along it. */
export function TurnPicker({ turns, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Turn</legend>
      <div className="flex flex-wrap gap-1.5">
        {turns.map(({ turn, about, marked }) => (
          <label
            key={turn}
            title={about}
            className="relative grid size-9 cursor-pointer place-items-center rounded-full border border-edge text-xs font-medium tabular-nums hover:bg-sunk has-checked:border-accent has-checked:bg-accent has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={turn}
              checked={turn === chosen}
              onChange={() => onChoose(turn)}
              aria-label={`Turn ${turn}, ${about}`}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span aria-hidden>{turn}</span>
            {marked && (
              <span
                aria-hidden
                className="absolute -top-0.5 -right-0.5 size-2.5 rounded-full border-2 border-paper bg-ink"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
