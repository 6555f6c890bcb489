import { useId, type ComponentProps, type ReactNode } from "react";
import { inputClass } from "./look";

interface Props extends ComponentProps<"input"> {
  label: string;
  /** hint says what is expected. */
  hint?: ReactNode;
  /** fault says what is wrong with what was entered. */
  fault?: string | undefined;
  /** beside stands at the end of the input. */
  beside?: ReactNode;
}

/** Field is a labelled input; what is expected of it and what is wrong with it are read out with it. */
export function Field({ label, hint, fault, beside, className = "", ...rest }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          className={inputClass}
          {...rest}
        />
        {beside}
      </div>
      <p id={`${id}-note`} className="mt-1.5 text-xs text-muted empty:hidden">
        {fault === undefined ? hint : <span className="text-ink">{fault}</span>}
      </p>
    </div>
  );
}
