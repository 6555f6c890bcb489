import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { documentsQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { ExampleCard } from "./ExampleCard";
import { shownAtHome } from "./featured";

const link = "text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink";

/** Examples shows one example of each kind, and what is the owner's own. */
export function Examples() {
  const documents = useQuery({ ...documentsQuery, select: shownAtHome });
  return (
    <section aria-labelledby="examples">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="examples" className="font-reading text-title font-medium">
          Ready to play
        </h2>
        <span className="flex gap-5">
          <Link to="/documents" className={link}>
            All examples
          </Link>
          <Link to="/invites" className={link}>
            Invitations
          </Link>
        </span>
      </div>
      {documents.isPending ? (
        <Loading label="Loading what can be played" rows={1} />
      ) : documents.isError ? (
        <ErrorNote
          sentence={sentenceOf(documents.error)}
          details={diagnosticsOf(documents.error)}
          action={<Button onClick={() => void documents.refetch()}>Try again</Button>}
        />
      ) : documents.data.length === 0 ? (
        <EmptyState title="No documents yet">
          The examples that ship with the program were left out of this one.
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {documents.data.map((document) => (
            <li key={`${document.kind}/${document.id}`} className="flex">
              <ExampleCard document={document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
