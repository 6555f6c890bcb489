import { useQuery } from "@tanstack/react-query";
import { modelsQuery } from "../api/models";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { budgetSentence } from "./budget";
import { ModelRow } from "./ModelRow";
import { NoModel } from "./NoModel";
import { Section } from "./Section";

/** Models says which model does what here, and lets each be tried. */
export function Models() {
  const models = useQuery(modelsQuery);
  const configured = models.data?.roles.filter((role) => role.configured) ?? [];
  return (
    <Section
      id="models"
      title="Models"
      lead="Who writes the words, role by role. Keys stay on the server and are never shown."
    >
      {models.isPending ? (
        <Loading label="Loading the models" rows={2} />
      ) : models.isError ? (
        <ErrorNote
          sentence={sentenceOf(models.error)}
          details={diagnosticsOf(models.error)}
          action={<Button onClick={() => void models.refetch()}>Try again</Button>}
        />
      ) : configured.length === 0 ? (
        <NoModel />
      ) : (
        <>
          <ul aria-label="Models" className="divide-y divide-rule border-b border-rule">
            {models.data.roles.map((role) => (
              <ModelRow key={role.role} role={role} />
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{budgetSentence(models.data.budget)}</p>
          <p className="mt-2 text-sm text-muted">{models.data.message}</p>
        </>
      )}
    </Section>
  );
}
