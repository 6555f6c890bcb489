import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { documentKeys, readDocument, save } from "../api/documents";
import { isChanged } from "../api/problem";
import { keys } from "../api/queries";
import type { DocumentText } from "../api/types";

/** Saving is how a document gets to the server, and what stands there when somebody else was first. */
export interface Saving {
  revision: string;
  saved: string;
  pending: boolean;
  error: unknown;
  /** theirs is the document as somebody else left it, when it is not the one that was edited. */
  theirs: DocumentText | undefined;
  save: (text: string, over?: boolean) => Promise<boolean>;
  /** take goes on from what somebody else left. */
  take: (theirs: DocumentText) => void;
}

/** useSaving keeps track of the revision that is edited. */
export function useSaving(kind: string, document: DocumentText, revisionOfDraft: string | undefined): Saving {
  const queries = useQueryClient();
  const [revision, setRevision] = useState(revisionOfDraft ?? document.revision);
  const [saved, setSaved] = useState(document.text);
  const [theirs, setTheirs] = useState<DocumentText>();
  const saving = useMutation({
    mutationFn: ({ text, over }: { text: string; over: boolean }) =>
      save(kind, document.id, text, over ? "*" : revision),
  });

  const settle = (now: DocumentText) => {
    setRevision(now.revision);
    setSaved(now.text);
    setTheirs(undefined);
    queries.setQueryData(documentKeys.one(kind, document.id), now);
    void queries.invalidateQueries({ queryKey: keys.documents, exact: true });
  };

  return {
    revision,
    saved,
    pending: saving.isPending,
    error: theirs ? undefined : saving.error,
    theirs,
    save: async (text, over = false) => {
      try {
        settle((await saving.mutateAsync({ text, over })).document);
        return true;
      } catch (error) {
        if (isChanged(error)) setTheirs(await readDocument(kind, document.id).catch(() => undefined));
        return false;
      }
    },
    take: settle,
  };
}
