import { useId, type ComponentProps } from "react";
import { inputClass } from "../ui/look";

interface Props extends ComponentProps<"textarea"> {
  label: string;
  hint: string;
  fault?: string | undefined;
}

/** LongField is a labelled box for a few sentences. */
export function LongField({ label, hint, fault, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-note`}
        className={`${inputClass} field-sizing-content max-h-80 min-h-24 resize-none py-2.5 font-reading`}
        {...rest}
      />
      <p id={`${id}-note`} className="mt-1.5 text-xs text-muted">
        {fault === undefined ? hint : <span className="text-ink">{fault}</span>}
      </p>
    </div>
  );
}
