import { useEditing } from "../document/EditContext";
import { RemovePart } from "../document/RemovePart";
import { Stray } from "../document/Stray";
import { Words } from "../document/Words";
import { partsOf, textOf, type Path } from "../document/yamlEdit";

/** PivotForm edits a question with its answers, what each does to the standing, and what the character says to it. */
export function PivotForm({ path }: { path: Path }) {
  const { document } = useEditing();
  const name = textOf(document, ...path, "id") === "p2" ? "Second pivot" : "First pivot";
  return (
    <fieldset className="space-y-3 border-l-2 border-rule pl-4">
      <legend className="mb-2 flex items-center gap-2 text-sm font-semibold">
        {name}
        <RemovePart what={name.toLowerCase()} path={path} words="Remove" />
      </legend>
      <Stray path={path} fields={["question", "options"]} />
      <Words label="Question" path={[...path, "question"]} long />
      <Stray path={[...path, "options"]} fields={[]} />
      {partsOf(document, ...path, "options").map((option, index) => (
        <div key={index} className="space-y-3 rounded-lg bg-sunk p-3">
          <div className="flex gap-3">
            <Words
              label={`Answer ${textOf(option, "id")}`}
              path={[...path, "options", index, "text"]}
              also={[
                [...path, "options", index],
                [...path, "options", index, "id"],
              ]}
              long
            />
            <div className="w-20">
              <Words label="Effect" path={[...path, "options", index, "effect"]} number />
            </div>
          </div>
          <Words label="What comes of it" path={[...path, "options", index, "outcome"]} long />
        </div>
      ))}
    </fieldset>
  );
}
