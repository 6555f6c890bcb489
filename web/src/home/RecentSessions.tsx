import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { recentQuery } from "../api/queries";
import { SessionList } from "../session/SessionList";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";

const shown = 5;

/** RecentSessions leads back to what was played last. */
export function RecentSessions() {
  const recent = useQuery(recentQuery(shown));
  return (
    <section aria-labelledby="recent">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="recent" className="font-reading text-title font-medium">
          Recent sessions
        </h2>
        {recent.data && recent.data.length > 0 && (
          <Link
            to="/sessions"
            className="text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink"
          >
            All sessions
          </Link>
        )}
      </div>
      {recent.isPending ? (
        <Loading label="Loading recent sessions" rows={2} />
      ) : recent.isError ? (
        <ErrorNote
          sentence={sentenceOf(recent.error)}
          details={diagnosticsOf(recent.error)}
          action={<Button onClick={() => void recent.refetch()}>Try again</Button>}
        />
      ) : recent.data.length === 0 ? (
        <EmptyState title="Nothing played yet">What you begin is kept here, to go on with at any time.</EmptyState>
      ) : (
        <SessionList sessions={recent.data} label="Recent sessions" />
      )}
    </section>
  );
}
