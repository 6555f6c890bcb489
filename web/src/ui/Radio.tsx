import { useId } from "react";

interface Choice<T extends string> {
  value: T;
  label: string;
  hint: string;
}

interface Props<T extends string> {
  legend: string;
  choices: Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Radio is a choice of one among few, each with what it means. */
export function Radio<T extends string>({ legend, choices, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-rule p-3 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-1 size-4 shrink-0 accent-ink outline-none"
            />
            <span>
              <span className="block text-sm font-semibold">{choice.label}</span>
              <span className="block text-xs text-muted">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
