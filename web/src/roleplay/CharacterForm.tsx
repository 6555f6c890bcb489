import { Choice } from "../document/Choice";
import { useEditing } from "../document/EditContext";
import { below } from "../document/places";
import { RemovePart } from "../document/RemovePart";
import { Stray } from "../document/Stray";
import { Words } from "../document/Words";
import { WordsList } from "../document/WordsList";
import { addItem, find, partsOf, setTree, textOf } from "../document/yamlEdit";
import { Button } from "../ui/Button";
import { Caret } from "../ui/Caret";
import { PivotForm } from "./PivotForm";

interface Props {
  index: number;
  name: string;
}

/** always are the keys of a character that have a field, whether they are there or not; shown those that have one if they are. */
const always = [
  "name",
  "role",
  "greeting",
  "decision_facts",
  "knows",
  "concerns",
  "goals",
  "pivots",
  "hands_over",
  "redirects_to",
];
const shown = ["opinion", "beats", "key_reveal", "objective"];

/** CharacterForm edits one of the cast: who they are, what they know, what decides, and the turns of the talk. */
export function CharacterForm({ index, name }: Props) {
  const { document, found, readOnly, change } = useEditing();
  const path = ["cast", index];
  const cast = partsOf(document, "cast");
  const pivots = partsOf(document, ...path, "pivots");
  const free = ["p1", "p2"].filter((id) => !pivots.some((pivot) => textOf(pivot, "id") === id));
  const listed = (list: string, label: string) =>
    partsOf(document, list).map((each) => ({ value: textOf(each, "id"), label: textOf(each, label) }));
  const has = (part: string) => find(document, [...path, part]) !== undefined;
  const wrong = below(found, path).length;
  return (
    <details className="group rounded-card border border-rule bg-raised">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-reading font-medium">
        <span className="flex items-center gap-3">
          <span aria-hidden className="text-muted group-open:rotate-180">
            <Caret up={false} />
          </span>
          {name || `Character ${index + 1}`}
        </span>
        <span className="text-right text-sm text-muted">
          {textOf(document, ...path, "role")}
          {wrong > 0 && <span className="font-semibold text-ink"> · {wrong} to look at</span>}
        </span>
      </summary>
      <div className="space-y-5 px-4 pt-1 pb-5">
        <Stray path={path} fields={[...always, ...shown.filter(has)]} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Words label="Name" path={[...path, "name"]} />
          <Words label="Role" path={[...path, "role"]} />
        </div>
        <Words label="Greeting" path={[...path, "greeting"]} long />
        <WordsList
          label="Decisive facts"
          one="Decisive fact"
          path={[...path, "decision_facts"]}
          hint="What the call rests on. The gate waits until the learner takes one in."
        />
        <WordsList label="What they know" one="Thing known" path={[...path, "knows"]} />
        <WordsList label="What they fear" one="Concern" path={[...path, "concerns"]} />
        <WordsList label="What they want" one="Goal" path={[...path, "goals"]} />
        {has("opinion") && (
          <div className="space-y-4">
            <Stray path={[...path, "opinion"]} fields={["option", "argument"]} />
            <Choice
              label="What they would do"
              path={[...path, "opinion", "option"]}
              choices={partsOf(document, "decision", "options").map((each) => ({
                value: textOf(each, "id"),
                label: textOf(each, "label"),
              }))}
            />
            <Words label="Their argument" path={[...path, "opinion", "argument"]} long />
          </div>
        )}
        {has("beats") && <Stray path={[...path, "beats"]} fields={["1", "2", "4", "6"]} />}
        {has("beats") &&
          ["1", "2", "4", "6"].map((beat) => (
            <Words key={beat} label={`Beat ${beat}`} path={[...path, "beats", beat]} long />
          ))}
        <Stray path={[...path, "pivots"]} fields={[]} />
        {pivots.map((_, at) => (
          <PivotForm key={at} path={[...path, "pivots", at]} />
        ))}
        {!readOnly && free[0] !== undefined && (
          <Button
            look="plain"
            className="-ml-3"
            onClick={() =>
              change("pivot+", (text) =>
                addItem(text, [...path, "pivots"], {
                  id: free[0] ?? "p1",
                  kind: free[0] === "p2" ? "judgment" : "relationship",
                  question: "",
                  options: [
                    { id: "a", text: "", effect: 5, outcome: "" },
                    { id: "b", text: "", effect: -5, outcome: "" },
                  ],
                }),
              )
            }
          >
            Add a pivot
          </Button>
        )}
        {has("key_reveal") ? (
          <div className="flex items-start gap-1">
            <Words
              label="Key reveal, told from cooperative up"
              path={[...path, "key_reveal", "text"]}
              also={[
                [...path, "key_reveal"],
                [...path, "key_reveal", "needs"],
              ]}
              long
            />
            <RemovePart what="the key reveal" path={[...path, "key_reveal"]} low />
          </div>
        ) : (
          !readOnly && (
            <Button
              look="plain"
              className="-ml-3"
              onClick={() =>
                change("reveal+", (text) => setTree(text, [...path, "key_reveal"], { text: "", needs: "cooperative" }))
              }
            >
              Add a key reveal
            </Button>
          )
        )}
        {has("objective") && (
          <Words
            label="When the conversation has done its work"
            path={[...path, "objective", "end_condition"]}
            also={[
              [...path, "objective"],
              [...path, "objective", "id"],
              [...path, "objective", "goal"],
            ]}
            long
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Choice
            label="Hands over"
            path={[...path, "hands_over"]}
            choices={listed("documents", "title")}
            none="Nothing"
          />
          <Choice
            label="Sends on to"
            path={[...path, "redirects_to"]}
            choices={listed("cast", "name").filter((_, at) => at !== index)}
            none="Nobody"
          />
        </div>
        {cast.length > 1 && (
          <RemovePart what={name || "this character"} path={path} words={`Remove ${name || "this character"}`} />
        )}
      </div>
    </details>
  );
}
