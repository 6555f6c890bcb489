import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { documentsQuery } from "../api/queries";
import { kindOf, kinds, nameOfDocument, wordOf } from "../session/kind";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { DocumentRow } from "./DocumentRow";

/** DocumentsPage lists the documents there are, one's own first; what it is narrowed down to stands in the address. */
export function DocumentsPage() {
  const [params, setParams] = useSearchParams();
  const kind = params.get("kind") ?? "";
  const documents = useQuery(documentsQuery);
  const [deleted, setDeleted] = useState("");
  const note = useRef<HTMLDivElement>(null);
  const kinds = [...new Set(documents.data?.map((each) => each.kind) ?? [])];
  const shown = (documents.data ?? [])
    .filter((each) => kind === "" || wordOf(each.kind) === kind)
    .sort(
      (a, b) =>
        Number(b.source === "own") - Number(a.source === "own") ||
        (b.updated ?? 0) - (a.updated ?? 0) ||
        rank(a.kind) - rank(b.kind),
    );

  return (
    <Page
      title="Documents"
      lead="What can be played, and what it is made of. Examples can be copied; what is yours can be changed, shared and deleted."
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <select
          aria-label="Kind"
          value={kind}
          onChange={(event) =>
            setParams(event.target.value === "" ? {} : { kind: event.target.value }, { replace: true })
          }
          className="min-h-11 rounded-full border border-edge bg-raised px-4 pr-8 text-sm text-ink"
        >
          <option value="">Every kind</option>
          {kinds.map((each) => (
            <option key={each} value={wordOf(each)}>
              {nameOfDocument(each)}
            </option>
          ))}
        </select>
        <div className="flex flex-wrap gap-2">
          <Link to="/documents/new/study" className={buttonClass("primary")}>
            New study
          </Link>
          <Link to="/documents/new/game" className={buttonClass("primary")}>
            New game
          </Link>
          <Link to="/documents/new" className={buttonClass("primary")}>
            New role-play
          </Link>
        </div>
      </div>
      <div role="status" ref={note} tabIndex={-1} className="outline-none">
        {deleted !== "" && <p className="mb-4 rounded-card bg-sunk px-5 py-3 text-sm">“{deleted}” is deleted.</p>}
      </div>
      {documents.isPending ? (
        <Loading label="Loading documents" />
      ) : documents.isError ? (
        <ErrorNote
          sentence={sentenceOf(documents.error)}
          details={diagnosticsOf(documents.error)}
          action={<Button onClick={() => void documents.refetch()}>Try again</Button>}
        />
      ) : shown.length === 0 ? (
        <EmptyState title="No documents here">Write one from a brief, or show every kind.</EmptyState>
      ) : (
        <ul aria-label="Documents" className="divide-y divide-rule border-y border-rule">
          {shown.map((each) => (
            <DocumentRow
              key={`${each.kind}/${each.id}`}
              document={each}
              onDeleted={() => {
                setDeleted(each.title || each.id);
                // The row that had the focus goes.
                note.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </Page>
  );
}

/** rank puts what can be played before what it is made of. */
function rank(format: string): number {
  const at = kinds.indexOf(kindOf(format));
  return at < 0 ? kinds.length : at;
}
