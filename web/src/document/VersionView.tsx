import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { versionQuery } from "../api/documents";
import { sentenceOf } from "../api/problem";
import type { DocumentText, Version } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Moment } from "../ui/Moment";
import { Comparison } from "./Comparison";
import { size } from "./size";
import { Switch } from "./Switch";
import type { Restoring } from "./useRestoring";
import { by } from "./who";

interface Props {
  kind: string;
  id: string;
  versions: Version[];
  /** index is which of the versions is shown, from the newest on. */
  index: number;
  /** now is the newest, once it is there. */
  now: DocumentText | undefined;
  restoring: Restoring;
}

const views = [
  { value: "changes", label: "What changed" },
  { value: "text", label: "The whole text" },
] as const;

/** VersionView is a document as it was: what changed in it, or all of it, to be read and to be restored. */
export function VersionView({ kind, id, versions, index, now, restoring }: Props) {
  const [params, setParams] = useSearchParams();
  const [newer, chosen, older] = [versions[index - 1], versions[index], versions[index + 1]];
  const number = chosen?.version ?? 0;
  const text = useQuery(versionQuery(kind, id, number));
  const before = useQuery({ ...versionQuery(kind, id, older?.version ?? 0), enabled: older !== undefined });
  const view = params.get("view") === "text" || !older ? "text" : "changes";
  const same = now !== undefined && text.data?.text === now.text;
  const failed = [text, ...(older && view === "changes" ? [before] : [])].find((each) => each.isError);
  const to = (version: Version) => `/documents/${kind}/${id}/versions/${version.version}?${params.toString()}`;
  if (!chosen) return null;

  return (
    <section aria-labelledby="version">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="version" className="font-reading text-title font-medium">
            Version {number}
          </h2>
          <p className="mt-1 text-sm text-muted">
            Saved <Moment at={chosen.updated} />
            {by(chosen.who)}, <Moment at={chosen.updated} exact="day" /> at <Moment at={chosen.updated} exact />.{" "}
            {size(chosen.bytes)}.
          </p>
        </div>
        <nav aria-label="Beside this version" className="-mx-3 flex">
          {older && (
            <Link to={to(older)} className={buttonClass("plain")}>
              Older
            </Link>
          )}
          {newer && (
            <Link to={to(newer)} className={buttonClass("plain")}>
              Newer
            </Link>
          )}
        </nav>
      </div>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-3">
        {older && (
          <Switch
            label="View"
            choices={views}
            value={view}
            onChange={(next) => setParams({ view: next }, { replace: true, preventScrollReset: true })}
          />
        )}
        {same ? (
          <p className="text-sm text-muted">
            {newer ? "The document is like this again." : "This is the document now."}
          </p>
        ) : (
          now &&
          text.data && (
            <Button
              aria-disabled={restoring.pending}
              onClick={() => !restoring.pending && restoring.restore(text.data, now)}
            >
              {restoring.pending ? "Restoring…" : "Restore this version"}
            </Button>
          )
        )}
      </div>
      {!older && (
        <p className="mb-4 text-sm text-muted">
          {number === 1
            ? "This is what it was first: there is nothing to compare it with."
            : "The version before it is not kept any more, so there is nothing to compare it with."}
        </p>
      )}
      {failed ? (
        <ErrorNote
          sentence={sentenceOf(failed.error)}
          action={<Button onClick={() => void failed.refetch()}>Try again</Button>}
        />
      ) : !text.data || (view === "changes" && !before.data) ? (
        <Loading label={`Loading version ${number}`} rows={4} />
      ) : view === "changes" ? (
        <Comparison label={`What version ${number} changed`} before={before.data?.text ?? ""} after={text.data.text} />
      ) : (
        <pre
          tabIndex={0}
          aria-label={`The text of version ${number}`}
          className="max-h-[70dvh] overflow-auto rounded-card border border-rule bg-raised p-4 font-mono text-xs leading-6 wrap-anywhere whitespace-pre-wrap"
        >
          {text.data.text}
        </pre>
      )}
    </section>
  );
}
