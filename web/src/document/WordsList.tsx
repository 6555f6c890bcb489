import { Button } from "../ui/Button";
import { useEditing } from "./EditContext";
import { Faults } from "./Faults";
import { RemovePart } from "./RemovePart";
import { useField } from "./useField";
import { Words } from "./Words";
import { addItem, partsOf, type Path } from "./yamlEdit";

interface Props {
  label: string;
  /** one is what an entry is called. */
  one: string;
  path: Path;
  hint?: string;
}

/** WordsList is a list of sentences at one place of a document. */
export function WordsList({ label, one, path, hint }: Props) {
  const field = useField([path], hint !== undefined);
  const { document, readOnly, change } = useEditing();
  const parts = partsOf(document, ...path);
  return (
    <div role="group" aria-labelledby={field.id} tabIndex={-1} {...field.about}>
      <p id={field.id} className="mb-1 text-sm font-semibold">
        {label}
      </p>
      {hint !== undefined && (
        <p id={field.hint} className="mb-2 text-xs text-muted">
          {hint}
        </p>
      )}
      <Faults id={field.faults} found={field.found} />
      <ul className="space-y-2">
        {parts.map((_, index) => (
          <li key={index} className="flex items-start gap-1">
            <Words label={`${one} ${index + 1}`} path={[...path, index]} long hidden />
            <RemovePart what={`${one} ${index + 1}`} path={[...path, index]} />
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          look="plain"
          className="-ml-3"
          onClick={() => change(`${path.join(".")}+`, (text) => addItem(text, path, ""))}
        >
          Add {/^[aeiou]/i.test(one) ? "an" : "a"} {one.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
