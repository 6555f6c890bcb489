import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { documentQuery } from "../api/documents";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { NotFoundPage } from "../app/NotFoundPage";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { Editor } from "./Editor";

/** DocumentPage is one document, to be read and, if it is one's own, edited. */
export function DocumentPage() {
  const { kind = "", id = "" } = useParams();
  const document = useQuery(documentQuery(kind, id));
  if (document.isPending)
    return (
      <Page title="Document">
        <Loading label="Loading the document" />
      </Page>
    );
  if (isGone(document.error)) return <NotFoundPage />;
  if (!document.data)
    return (
      <Page title="Document">
        <ErrorNote
          sentence={sentenceOf(document.error)}
          details={diagnosticsOf(document.error)}
          action={<Button onClick={() => void document.refetch()}>Try again</Button>}
        />
      </Page>
    );
  return <Editor key={`${kind}/${id}`} kind={kind} document={document.data} />;
}
