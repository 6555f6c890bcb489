import { inputClass } from "../ui/look";
import { useEditing } from "./EditContext";
import { Faults } from "./Faults";
import { useField } from "./useField";
import { setText, textOf, wholeNumber, type Path } from "./yamlEdit";

interface Props {
  label: string;
  path: Path;
  /** also are places without a field of their own, which this one speaks for. */
  also?: Path[];
  hint?: string;
  /** number takes a whole number, too, and then not as words. */
  number?: boolean;
  /** long gives room for more than a line. */
  long?: boolean;
  /** hidden keeps the label for those who do not see where it stands. */
  hidden?: boolean;
}

/** Words is a field for the words at one place of a document, with what is wrong with them. */
export function Words({ label, path, also = [], hint, number = false, long = false, hidden = false }: Props) {
  const { document, readOnly, change } = useEditing();
  const field = useField([path, ...also], hint !== undefined);
  const shared = {
    id: field.id,
    readOnly,
    value: textOf(document, ...path),
    "aria-invalid": field.wrong,
    ...field.about,
    onChange: (event: { target: { value: string } }) => {
      const words = event.target.value;
      const value = number && wholeNumber.test(words) ? Number(words) : words;
      change(path.join("."), (text) => setText(text, path, value));
    },
  };
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={field.id} className={hidden ? "sr-only" : "mb-1 block text-sm font-semibold"}>
        {label}
      </label>
      {long ? (
        <textarea {...shared} rows={2} className={`${inputClass} field-sizing-content max-h-72 resize-none py-2.5`} />
      ) : (
        <input {...shared} className={inputClass} />
      )}
      <Faults id={field.faults} found={field.found} />
      {hint !== undefined && (
        <p id={field.hint} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
