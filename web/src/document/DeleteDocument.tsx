import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteDocument, documentKeys } from "../api/documents";
import { sentenceOf } from "../api/problem";
import { keys } from "../api/queries";
import { Confirm } from "../ui/Confirm";
import { dropDraft } from "./localDraft";

interface Props {
  kind: string;
  id: string;
  title: string;
  onDeleted: () => void;
}

/** DeleteDocument removes a document for good, after saying what goes with it. */
export function DeleteDocument({ kind, id, title, onDeleted }: Props) {
  const queries = useQueryClient();
  const deleting = useMutation({ mutationFn: () => deleteDocument(kind, id) });
  return (
    <Confirm
      verb="Delete"
      object={title}
      title={`Delete “${title}”?`}
      pending={deleting.isPending}
      fault={deleting.isError ? sentenceOf(deleting.error) : undefined}
      onConfirm={() => deleting.mutateAsync()}
      onDone={() => {
        onDeleted();
        dropDraft(kind, id);
        queries.removeQueries({ queryKey: documentKeys.one(kind, id) });
        void queries.invalidateQueries({ queryKey: keys.documents, exact: true });
      }}
    >
      The document goes with all its versions, and open invitations to it stop working. This cannot be undone. Sessions
      that were begun on it keep their own copy.
    </Confirm>
  );
}
