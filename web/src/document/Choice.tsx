import { inputClass } from "../ui/look";
import { useEditing } from "./EditContext";
import { Faults } from "./Faults";
import { useField } from "./useField";
import { remove, setText, textOf, type Path } from "./yamlEdit";

interface Props {
  label: string;
  path: Path;
  choices: { value: string; label: string }[];
  /** none is what the absence of a choice is called; without it one must choose. */
  none?: string;
}

/** Choice is a field for one of a few values at one place of a document. */
export function Choice({ label, path, choices, none }: Props) {
  const field = useField([path], false);
  const { document, readOnly, change } = useEditing();
  const value = textOf(document, ...path);
  const known = choices.some((choice) => choice.value === value);
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={field.id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={field.id}
        aria-invalid={field.wrong}
        {...field.about}
        disabled={readOnly}
        value={value}
        onChange={(event) => {
          const chosen = event.target.value;
          change(path.join("."), (text) => (chosen === "" ? remove(text, path) : setText(text, path, chosen)));
        }}
        className={inputClass}
      >
        {(none !== undefined || value === "") && <option value="">{none ?? "Choose…"}</option>}
        {!known && value !== "" && <option value={value}>{value}, which is not there</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Faults id={field.faults} found={field.found} />
    </div>
  );
}
