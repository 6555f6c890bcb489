import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { documentQuery, versionQuery, versionsQuery } from "../api/documents";
import { diagnosticsOf, isExample, isGone, sentenceOf } from "../api/problem";
import { NotFoundPage } from "../app/NotFoundPage";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { CopyButton } from "./CopyButton";
import { loadDraft } from "./localDraft";
import { Restored } from "./Restored";
import { titleOf } from "./titleOf";
import { useRestoring } from "./useRestoring";
import { VersionList } from "./VersionList";
import { VersionView } from "./VersionView";

/** VersionsPage is what a document was, change by change; which of its versions is looked at stands in the address. */
export function VersionsPage() {
  const { kind = "", id = "", version } = useParams();
  const versions = useQuery(versionsQuery(kind, id));
  const newest = versions.data?.[0]?.version;
  const now = useQuery({ ...versionQuery(kind, id, newest ?? 0), enabled: newest !== undefined });
  const example = useQuery({ ...documentQuery(kind, id), enabled: isExample(versions.error) });
  const restoring = useRestoring(kind, id);
  const at = `/documents/${kind}/${id}`;

  if (isGone(versions.error)) return <NotFoundPage />;
  const title = titleOf((now.data ?? example.data)?.text ?? "") || id;
  if (isExample(versions.error))
    return (
      <Page title={`Versions of ${title}`}>
        <EmptyState
          title="An example stays as it is"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link to={at} className={buttonClass()}>
                Back to the document
              </Link>
              <CopyButton kind={kind} id={id} title={title} />
            </div>
          }
        >
          So it has no earlier versions. A copy of it is yours to change, and what it was before each change is kept.
        </EmptyState>
      </Page>
    );
  if (!versions.data)
    return (
      <Page title="Versions">
        {versions.isPending ? (
          <Loading label="Loading the versions" />
        ) : (
          <ErrorNote
            sentence={sentenceOf(versions.error)}
            details={diagnosticsOf(versions.error)}
            action={<Button onClick={() => void versions.refetch()}>Try again</Button>}
          />
        )}
      </Page>
    );

  const all = versions.data;
  const index = version === undefined ? 0 : all.findIndex((each) => String(each.version) === version);
  const chosen = all[index];
  return (
    <Page
      title={`Versions of ${title}`}
      lead={<p>Every time the document is saved, what it was before is kept: the latest 50 versions.</p>}
    >
      <div className="mb-8 flex flex-wrap items-center gap-2 border-b border-rule pb-4">
        <Link to={at} className={buttonClass()}>
          Back to the document
        </Link>
        {version !== undefined && (
          <Link to={`${at}/versions`} className={buttonClass("plain", "lg:hidden")}>
            All versions
          </Link>
        )}
      </div>
      <Restored restoring={restoring} unsaved={loadDraft(kind, id) !== undefined} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className={version === undefined ? "" : "max-lg:hidden"}>
          <VersionList at={at} versions={all} chosen={chosen?.version} />
        </div>
        <div className={version === undefined ? "max-lg:hidden" : ""}>
          {chosen ? (
            <VersionView
              key={chosen.version}
              kind={kind}
              id={id}
              versions={all}
              index={index}
              now={now.data}
              restoring={restoring}
            />
          ) : (
            <EmptyState
              title={`There is no version ${version ?? ""}`}
              action={
                <Link to={`${at}/versions`} className={buttonClass()}>
                  All versions
                </Link>
              }
            >
              Of the changes of a document the latest 50 are kept.
            </EmptyState>
          )}
        </div>
      </div>
    </Page>
  );
}
