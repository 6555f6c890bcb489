import { useId } from "react";
import { inputClass } from "../ui/look";
import { useEditing } from "./EditContext";
import { setText, textOf, type Path } from "./yamlEdit";

interface Props {
  label: string;
  path: Path;
  hint?: string;
  /** long gives room for more than a line. */
  long?: boolean;
  /** hidden keeps the label for those who do not see where it stands. */
  hidden?: boolean;
}

/** Words is a field for the words at one place of a document. */
export function Words({ label, path, hint, long = false, hidden = false }: Props) {
  const id = useId();
  const { document, readOnly, change } = useEditing();
  const shared = {
    id,
    readOnly,
    value: textOf(document, ...path),
    "aria-describedby": hint === undefined ? undefined : `${id}-hint`,
    onChange: (event: { target: { value: string } }) => {
      const words = event.target.value;
      change(path.join("."), (text) => setText(text, path, words));
    },
  };
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className={hidden ? "sr-only" : "mb-1 block text-sm font-semibold"}>
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={2} className={`${inputClass} field-sizing-content max-h-72 resize-none py-2.5`} />
      ) : (
        <input {...shared} className={inputClass} />
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
