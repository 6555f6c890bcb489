import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { auditQuery } from "../api/access";
import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Moment } from "../ui/Moment";
import { Section } from "./Section";

const first = 10;

/** Activity lists what owners did, latest first. */
export function Activity() {
  const audit = useQuery(auditQuery);
  const [all, setAll] = useState(false);
  const entries = audit.data ?? [];
  return (
    <Section id="activity" title="Activity" lead="What owners did here, latest first.">
      {audit.isPending ? (
        <Loading label="Loading the activity" rows={1} />
      ) : audit.isError ? (
        <ErrorNote
          sentence={sentenceOf(audit.error)}
          action={<Button onClick={() => void audit.refetch()}>Try again</Button>}
        />
      ) : entries.length === 0 ? (
        <p className="text-sm text-muted">Nothing yet. Invitations, tokens, deletions and the like are noted here.</p>
      ) : (
        <ul aria-label="Activity" className="divide-y divide-rule text-sm">
          {(all ? entries : entries.slice(0, first)).map((entry, index) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-4 py-2 first:pt-0">
              <span className="min-w-0 flex-1 basis-48">
                <strong className="font-semibold">{entry.who}</strong> {entry.action}
                {entry.subject && <span className="text-muted"> · {entry.subject}</span>}
              </span>
              <span className="text-xs text-muted">
                <Moment at={entry.at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!all && entries.length > first && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          Show all {entries.length}
        </Button>
      )}
    </Section>
  );
}
