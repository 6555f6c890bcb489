import { useId, type ReactNode } from "react";
import { Choice } from "../document/Choice";
import { useEditing } from "../document/EditContext";
import { RemovePart } from "../document/RemovePart";
import { Stray } from "../document/Stray";
import { Words } from "../document/Words";
import { WordsList } from "../document/WordsList";
import { addItem, find, partsOf, setTree, textOf } from "../document/yamlEdit";
import { Button } from "../ui/Button";
import { CharacterForm } from "./CharacterForm";
import { freshID } from "./freshID";

const tiers = [
  { value: "academic", label: "Academic: ask and restate" },
  { value: "technical", label: "Technical: pivots and a decisive fact" },
  { value: "expert", label: "Expert: counter-argument and trade-off, too" },
];

/** parts are the keys of a scenario that have a place in the form. */
const parts = ["title", "learner_role", "tier", "situation", "decision", "cast", "documents", "guide"];

/** ScenarioForm edits the parts of a scenario, each in the text it stands in. */
export function ScenarioForm() {
  const { document, readOnly, change } = useEditing();
  const options = partsOf(document, "decision", "options");
  const cast = partsOf(document, "cast");
  const papers = partsOf(document, "documents");
  const hasGuide = find(document, ["guide"]) !== undefined;
  const add = (list: string[], tree: Parameters<typeof addItem>[2]) =>
    change(`${list.join(".")}+`, (text) => addItem(text, list, tree));

  return (
    <div className="space-y-10">
      <Part title="The scenario">
        <Stray path={[]} fields={parts} />
        <Words label="Title" path={["title"]} />
        <Words label="Who the learner is" path={["learner_role"]} />
        <Choice label="Tier" path={["tier"]} choices={tiers} />
      </Part>
      <Part title="The situation">
        <Stray path={["situation"]} fields={["place", "happening", "talking_to"]} />
        <Words label="Place" path={["situation", "place"]} />
        <Words label="What is happening" path={["situation", "happening"]} long />
        <Words label="Whom the characters talk to" path={["situation", "talking_to"]} />
      </Part>
      <Part title="The decision">
        <Stray path={["decision"]} fields={["question", "options", "best", "why"]} />
        <Words label="Question" path={["decision", "question"]} long />
        <ul className="space-y-2">
          {options.map((_, index) => (
            <li key={index} className="flex items-start gap-1">
              <Words
                label={`Option ${index + 1}`}
                path={["decision", "options", index, "label"]}
                also={[
                  ["decision", "options", index],
                  ["decision", "options", index, "id"],
                ]}
              />
              <RemovePart what={`Option ${index + 1}`} path={["decision", "options", index]} low />
            </li>
          ))}
        </ul>
        <Stray path={["decision", "options"]} fields={[]} />
        {!readOnly && (
          <Button
            look="plain"
            className="-ml-3"
            onClick={() =>
              add(["decision", "options"], {
                id: freshID(
                  "option",
                  options.map((each) => textOf(each, "id")),
                ),
                label: "",
              })
            }
          >
            Add an option
          </Button>
        )}
        <Choice
          label="What the facts ask for"
          path={["decision", "best"]}
          choices={options.map((each) => ({ value: textOf(each, "id"), label: textOf(each, "label") }))}
        />
        <Words
          label="Why"
          path={["decision", "why"]}
          long
          hint="Shown in the debrief, beside the learner's own call."
        />
      </Part>
      <Part title="The cast">
        <Stray path={["cast"]} fields={[]} />
        {cast.map((each, index) => (
          <CharacterForm key={index} index={index} name={textOf(each, "name")} />
        ))}
        {!readOnly && (
          <Button
            onClick={() =>
              add(["cast"], {
                id: freshID(
                  "person",
                  cast.map((each) => textOf(each, "id")),
                ),
                name: "Someone New",
                role: "",
                greeting: "",
                knows: [],
                decision_facts: [],
              })
            }
          >
            Add a character
          </Button>
        )}
      </Part>
      <Part title="Papers">
        <Stray path={["documents"]} fields={[]} />
        {papers.map((each, index) => (
          <div key={index} className="space-y-3 border-l-2 border-rule pl-4">
            <div className="flex items-start gap-1">
              <Words
                label={`Paper ${index + 1}`}
                path={["documents", index, "title"]}
                also={[
                  ["documents", index],
                  ["documents", index, "id"],
                ]}
              />
              <RemovePart what={textOf(each, "title") || `Paper ${index + 1}`} path={["documents", index]} low />
            </div>
            <WordsList label="Lines" one="Line" path={["documents", index, "lines"]} />
          </div>
        ))}
        {!readOnly && (
          <Button
            onClick={() =>
              add(["documents"], {
                id: freshID(
                  "paper",
                  papers.map((each) => textOf(each, "id")),
                ),
                title: "",
                lines: [""],
              })
            }
          >
            Add a paper
          </Button>
        )}
      </Part>
      <Part title="The guide">
        {hasGuide ? (
          <>
            <Stray path={["guide"]} fields={["name", "greeting", "briefing", "closing"]} />
            <Words label="Name" path={["guide", "name"]} />
            <Words label="Greeting" path={["guide", "greeting"]} long />
            <Words label="Briefing" path={["guide", "briefing"]} long />
            <Words label="Closing" path={["guide", "closing"]} long />
            <RemovePart what="the guide" path={["guide"]} words="Remove the guide" />
          </>
        ) : (
          !readOnly && (
            <Button
              onClick={() =>
                change("guide+", (text) =>
                  setTree(text, ["guide"], {
                    name: "Otto",
                    role: "Your guide",
                    greeting: "",
                    briefing: "",
                    closing: "",
                  }),
                )
              }
            >
              Add a guide
            </Button>
          )
        )}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-reading text-title font-medium">
        {title}
      </h2>
      <div className="space-y-4">{children}</div>
    </section>
  );
}
