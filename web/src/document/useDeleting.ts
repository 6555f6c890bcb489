import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { deleteDocument } from "../api/documents";
import { keys } from "../api/queries";
import type { DocumentHead } from "../api/types";
import { kindOf } from "../session/kind";

const patience = 8000;

/** useDeleting deletes a document a while after it was asked for, so that it can be undone until then. */
export function useDeleting() {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<DocumentHead>();
  const deleting = useMutation({
    mutationFn: (document: DocumentHead) => deleteDocument(kindOf(document.kind), document.id),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.documents, exact: true }),
  });
  const carryOut = useEffectEvent((document: DocumentHead) => deleting.mutate(document));

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      carryOut(waiting);
      setWaiting(undefined);
    }, patience);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {
    waiting,
    error: deleting.error,
    hides: (document: DocumentHead) =>
      [waiting, deleting.isPending ? deleting.variables : undefined].some(
        (each) => each?.kind === document.kind && each.id === document.id,
      ),
    ask: (document: DocumentHead) => {
      // Another one before the time is up: the first is meant.
      if (waiting) deleting.mutate(waiting);
      setWaiting(document);
    },
    undo: () => setWaiting(undefined),
  };
}
