import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { save } from "../api/documents";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { documentsQuery, keys } from "../api/queries";
import { freeID } from "../document/freeID";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Field } from "../ui/Field";
import { Page } from "../ui/Page";
import { LongField } from "./LongField";
import { faultsOf, methodologies, newPlan, written, type Plan } from "./study";

/** NewStudyPage sets a study up: what it is about, how it is asked, and what respondents agree to. */
export function NewStudyPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const all = useQuery(documentsQuery);
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState<Plan>(newPlan);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(plan);
  const set = (name: keyof Plan) => (event: { target: { value: string } }) =>
    setPlan({ ...plan, [name]: event.target.value });
  const fault = (name: keyof Plan) => (tried ? faults[name] : undefined);
  const saving = useMutation({
    mutationFn: async () => {
      const named = freeID(written(plan), all.data?.map(({ id }) => id) ?? []);
      return (await save("study", named.id, named.text)).document;
    },
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: keys.documents, exact: true });
      await navigate(`/documents/study/${id}`);
    },
  });
  const submit = () => {
    setTried(true);
    if (Object.keys(faults).length === 0) {
      if (!saving.isPending) saving.mutate();
      return;
    }
    // The first that is wrong gets the focus, once it is marked so.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <Page
      title="New study"
      lead="Say what you want to understand and how respondents are spoken to. You can try the interview yourself before you invite anyone."
    >
      <form
        ref={form}
        aria-label="New study"
        noValidate
        className="max-w-3xl space-y-7"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="Title"
          hint="Respondents see it first."
          placeholder="Oat milk in everyday coffee"
          maxLength={120}
          value={plan.title}
          onChange={set("title")}
          fault={fault("title")}
        />
        <Field
          label="Subject"
          hint="As it reads in a question: “When you think of …, what comes to mind first?”"
          placeholder="oat milk in your coffee"
          maxLength={120}
          value={plan.concept}
          onChange={set("concept")}
          fault={fault("concept")}
        />
        <Methods value={plan.methodology} onChange={set("methodology")} />
        <LongField
          label="What you want to learn"
          hint="For you and for the interviewer; respondents do not see it."
          value={plan.objective}
          onChange={set("objective")}
        />
        <LongField
          label="Welcome"
          hint="Shown before anything is asked."
          value={plan.welcome}
          onChange={set("welcome")}
        />
        <LongField
          label="What respondents agree to"
          hint="Nothing is asked before they agree. Change it to what you really do with the answers."
          value={plan.consent}
          onChange={set("consent")}
          fault={fault("consent")}
        />
        <div className="grid gap-7 sm:grid-cols-2">
          <Field
            label="Whom they can write to"
            hint="A name and an address, if you like."
            value={plan.researcher}
            onChange={set("researcher")}
          />
          <Field
            label="Questions at most"
            inputMode="numeric"
            hint="It ends sooner when nothing new comes."
            value={plan.turns}
            onChange={set("turns")}
            fault={fault("turns")}
          />
        </div>
        {saving.isError && <ErrorNote sentence={sentenceOf(saving.error)} details={diagnosticsOf(saving.error)} />}
        <Button type="submit" look="primary" aria-disabled={saving.isPending || all.isPending}>
          {saving.isPending ? "Saving…" : "Save the study"}
        </Button>
      </form>
    </Page>
  );
}

interface MethodsProps {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** Methods is the choice of a methodology, each with when to use it. */
function Methods({ value, onChange }: MethodsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">How it is asked</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methodologies.map((each) => (
          <label
            key={each.id}
            className="flex cursor-pointer items-start gap-3 rounded-card border border-edge bg-raised p-4 has-checked:border-accent has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={each.id}
              checked={each.id === value}
              onChange={onChange}
              className="mt-1.5 size-4 shrink-0 accent-accent outline-none"
            />
            <span>
              <span className="block font-semibold">{each.name}</span>
              <span className="mt-0.5 block text-sm">{each.when}</span>
              <span className="mt-1 block font-reading text-sm text-muted">{each.asks}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
