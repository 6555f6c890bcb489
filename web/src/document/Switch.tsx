interface Props<T extends string> {
  label: string;
  choices: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** Switch shows the same thing in one of a few ways. */
export function Switch<T extends string>({ label, choices, value, onChange }: Props<T>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-full border border-edge p-0.5">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-9 rounded-full px-4 text-sm font-semibold text-muted aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
