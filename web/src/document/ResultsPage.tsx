import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearchParams } from "react-router";
import { resultsQuery, resultsTable } from "../api/documents";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { isGameCohort, isInterviewCohort, isRoleplayCohort, playedRole } from "../api/types";
import { NotFoundPage } from "../app/NotFoundPage";
import { InterviewResults } from "../interview/InterviewResults";
import { RoleplayResults } from "../roleplay/RoleplayResults";
import { GameResults } from "../results/GameResults";
import { kindOf } from "../session/kind";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { download } from "./download";

/** ResultsPage is how everyone fared who was invited to a document; whose invitation counts is in the address. */
export function ResultsPage() {
  const { kind = "", id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const invite = params.get("invite") ?? "";
  const results = useQuery(resultsQuery(kindOf(kind), id, invite));
  const table = useMutation({
    mutationFn: () => resultsTable(kindOf(kind), id, invite),
    onSuccess: (file) => download(file, `${id}-results.csv`),
  });
  if (results.isPending)
    return (
      <Page title="Results">
        <Loading label="Loading the results" />
      </Page>
    );
  if (isGone(results.error)) return <NotFoundPage />;
  if (!results.data)
    return (
      <Page title="Results">
        <ErrorNote
          sentence={sentenceOf(results.error)}
          details={diagnosticsOf(results.error)}
          action={<Button onClick={() => void results.refetch()}>Try again</Button>}
        />
      </Page>
    );
  const { data } = results;
  return (
    <Page title={data.title} lead={<p>Results of everyone who came by an invitation.</p>}>
      <div className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
        {data.invites.length > 0 && (
          <select
            aria-label="Invitation"
            value={invite}
            onChange={(event) =>
              setParams(event.target.value === "" ? {} : { invite: event.target.value }, { replace: true })
            }
            className="min-h-11 rounded-full border border-edge bg-raised px-4 pr-8 text-sm text-ink"
          >
            <option value="">Every invitation</option>
            {data.invites.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label || each.title}
              </option>
            ))}
          </select>
        )}
        <Button aria-disabled={table.isPending} onClick={() => !table.isPending && table.mutate()}>
          Download CSV
        </Button>
        <Button onClick={() => window.print()}>Print</Button>
        <Link to={`/documents/${kind}/${id}`} className={buttonClass("plain")}>
          The document
        </Link>
      </div>
      {table.isError && (
        <div className="mb-6">
          <ErrorNote sentence={sentenceOf(table.error)} />
        </div>
      )}
      {data.people.length === 0 ? (
        <EmptyState
          title={data.invites.length === 0 ? "Nobody is invited yet" : "Nobody has come yet"}
          action={
            <Link to="/invites" className={buttonClass()}>
              See the invitations
            </Link>
          }
        >
          {data.previews > 0
            ? `You played it ${data.previews === 1 ? "once" : `${data.previews} times`} yourself; that does not count.`
            : "Invite someone, and what came of it shows here."}
        </EmptyState>
      ) : isRoleplayCohort(data.cohort) ? (
        <RoleplayResults cohort={data.cohort} people={data.people.filter(playedRole)} />
      ) : isGameCohort(data.cohort) ? (
        <GameResults cohort={data.cohort} people={data.people} />
      ) : isInterviewCohort(data.cohort) ? (
        <InterviewResults cohort={data.cohort} people={data.people} />
      ) : null}
    </Page>
  );
}
