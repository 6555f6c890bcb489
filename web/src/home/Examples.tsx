import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { documentsQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { kindOf, kinds } from "../session/kind";
import { ExampleCard } from "./ExampleCard";

/** Examples lists the documents that are ready to play. */
export function Examples() {
  const documents = useQuery({
    ...documentsQuery,
    select: (all) => {
      const playable = all.filter((each) => kinds.includes(kindOf(each.kind)));
      return playable.sort((a, b) => kinds.indexOf(kindOf(a.kind)) - kinds.indexOf(kindOf(b.kind)));
    },
  });
  return (
    <section aria-labelledby="examples">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="examples" className="font-reading text-title font-medium">
          Ready to play
        </h2>
        <Link to="/invites" className="text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink">
          Invitations
        </Link>
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
        <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]">
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
