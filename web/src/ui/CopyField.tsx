import { useId, useRef, useState } from "react";
import { Button } from "./Button";
import { inputClass } from "./look";

interface Props {
  label: string;
  value: string;
}

/** CopyField shows something to take along. Where the browser does not let a page copy, it selects it for the person to. */
export function CopyField({ label, value }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setNote("Copied.");
    } catch {
      input.current?.select();
      setNote("It is selected: copy it with Ctrl or ⌘ and C.");
    }
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={`${inputClass} font-mono text-sm`}
        />
        <Button look="primary" className="shrink-0" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-xs text-muted">
        {note}
      </p>
    </div>
  );
}
