import { useQuery } from "@tanstack/react-query";
import { sentenceOf } from "../api/problem";
import { statusQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Section } from "./Section";

/** Data says where everything is kept and what runs here. */
export function Data() {
  const status = useQuery(statusQuery);
  return (
    <Section id="data" title="Data" lead="Where everything is kept, and what runs here.">
      {status.isPending ? (
        <Loading label="Loading where data is kept" rows={1} />
      ) : status.isError ? (
        <ErrorNote
          sentence={sentenceOf(status.error)}
          action={<Button onClick={() => void status.refetch()}>Try again</Button>}
        />
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
          <dt className="text-muted">Database</dt>
          <dd className="break-all">{status.data.database}</dd>
          <dt className="text-muted">Texts</dt>
          <dd>{status.data.vectors}</dd>
          <dt className="text-muted">Version</dt>
          <dd>{status.data.version}</dd>
        </dl>
      )}
    </Section>
  );
}
