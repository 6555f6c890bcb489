import { useId } from "react";

interface Choice {
  value: string;
  label: string;
}

interface Props {
  legend: string;
  choices: Choice[];
  /** value is empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  fault?: string | undefined;
}

/** Choices is a choice of one among a few sentences, each on a card of its own. */
export function Choices({ legend, choices, value, onChange, fault }: Props) {
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}-fault`}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-3.5 rounded-card border border-edge bg-raised p-4 has-checked:border-accent has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-1.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="font-reading">{choice.label}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-fault`} className="mt-1.5 text-xs empty:hidden">
        {fault}
      </p>
    </fieldset>
  );
}
