import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { sessionsQuery, type SessionFilter } from "../api/queries";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { SessionFilterForm } from "./SessionFilterForm";
import { SessionList } from "./SessionList";

/** SessionsPage lists every session; what it is narrowed down to stands in the address. */
export function SessionsPage() {
  const [params] = useSearchParams();
  const kind = params.get("kind");
  const done = params.get("done");
  const filter: SessionFilter = { ...(kind && { kind }), ...((done === "true" || done === "false") && { done }) };
  const sessions = useInfiniteQuery(sessionsQuery(filter));
  const shown = sessions.data?.pages.flat() ?? [];

  return (
    <Page
      title="Sessions"
      lead="Everything that was begun here, latest first. Each one is kept whole: go on with it, read its record, or branch off."
    >
      <SessionFilterForm />
      {sessions.isPending ? (
        <Loading label="Loading sessions" />
      ) : sessions.isError ? (
        <ErrorNote
          sentence={sentenceOf(sessions.error)}
          details={diagnosticsOf(sessions.error)}
          action={<Button onClick={() => void sessions.refetch()}>Try again</Button>}
        />
      ) : shown.length === 0 && Object.keys(filter).length === 0 ? (
        <EmptyState
          title="No sessions yet"
          action={
            <Link to="/" className={buttonClass("primary")}>
              Choose something to play
            </Link>
          }
        >
          A session appears here as soon as you begin one.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          title="None of the sessions match"
          action={
            <Link to="/sessions" className={buttonClass()}>
              Show all
            </Link>
          }
        />
      ) : (
        <SessionList sessions={shown} label="Sessions" />
      )}
      {sessions.hasNextPage && (
        <div className="mt-6 text-center">
          <Button onClick={() => void sessions.fetchNextPage()} aria-disabled={sessions.isFetchingNextPage}>
            {sessions.isFetchingNextPage ? "Loading…" : "Show older sessions"}
          </Button>
        </div>
      )}
    </Page>
  );
}
