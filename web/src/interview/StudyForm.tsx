import { useQuery } from "@tanstack/react-query";
import { documentsQuery } from "../api/queries";
import { Choice } from "../document/Choice";
import { Stray } from "../document/Stray";
import { Words } from "../document/Words";
import { wordOf } from "../session/kind";
import { methodologies } from "./study";

/** parts are the keys of a study that have a place in the form. */
const parts = [
  "title",
  "concept",
  "methodology",
  "objective",
  "welcome",
  "consent",
  "opening",
  "thanks",
  "researcher",
  "language",
  "max_turns",
];

/** StudyForm edits the parts of a study, each in the text it stands in. */
export function StudyForm() {
  const shipped: { value: string; label: string }[] = methodologies.map(({ id, name }) => ({ value: id, label: name }));
  const documents = useQuery(documentsQuery);
  const own = (documents.data ?? [])
    .filter((each) => wordOf(each.kind) === "methodology" && !shipped.some(({ value }) => value === each.id))
    .map(({ id, title }) => ({ value: id, label: title || id }));
  return (
    <div className="max-w-3xl space-y-5">
      <Stray path={[]} fields={parts} />
      <Words label="Title" path={["title"]} hint="Respondents see it first." />
      <Words label="Subject" path={["concept"]} hint="As it reads in a question." />
      <Choice label="How it is asked" path={["methodology"]} choices={[...shipped, ...own]} />
      <Words
        label="What you want to learn"
        path={["objective"]}
        hint="For you and for the interviewer; respondents do not see it."
        long
      />
      <Words label="Welcome" path={["welcome"]} hint="Shown before anything is asked." long />
      <Words label="What respondents agree to" path={["consent"]} hint="Nothing is asked before they agree." long />
      <Words
        label="First question"
        path={["opening"]}
        hint="In place of the methodology’s own; {concept} stands for the subject."
        long
      />
      <Words label="Thanks" path={["thanks"]} hint="Shown when all is said." long />
      <Words label="Whom they can write to" path={["researcher"]} hint="A name and an address, if you like." />
      <div className="flex gap-5">
        <Words label="Questions at most" path={["max_turns"]} number hint="It ends sooner when nothing new comes." />
        <Words label="Language" path={["language"]} hint="Such as en." />
      </div>
    </div>
  );
}
