import { useEditing } from "./EditContext";
import { remove, type Path } from "./yamlEdit";

interface Props {
  what: string;
  path: Path;
  /** words is what the button says; a cross without. */
  words?: string;
  /** low leaves room for the label above the field that it stands beside. */
  low?: boolean;
}

/** RemovePart takes a part of a document out; undo brings it back. */
export function RemovePart({ what, path, words, low = false }: Props) {
  const { readOnly, change } = useEditing();
  if (readOnly) return null;
  return (
    <button
      type="button"
      aria-label={`Remove ${what}`}
      onClick={() => change(`${path.join(".")}-`, (text) => remove(text, path))}
      className={
        words === undefined
          ? `grid size-11 shrink-0 place-items-center rounded-full text-lg text-muted hover:bg-sunk hover:text-ink ${low ? "mt-[1.65rem]" : ""}`
          : "min-h-11 px-2 text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink"
      }
    >
      {words ?? "×"}
    </button>
  );
}
