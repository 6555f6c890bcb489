import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { documentKeys, save } from "../api/documents";
import { keys } from "../api/queries";
import type { DocumentText } from "../api/types";

/** Restoring is how a document becomes what it was. Nothing is lost by it: it is one more change, which can be undone. */
export interface Restoring {
  pending: boolean;
  error: unknown;
  /** done is what was restored last: which version, what it became, and what was the document before. */
  done: { from: DocumentText; to: DocumentText; before: DocumentText } | undefined;
  restore: (version: DocumentText, now: DocumentText) => void;
}

/** useRestoring saves an earlier version as the newest, if the newest still is the one that was looked at. */
export function useRestoring(kind: string, id: string): Restoring {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: async ({ version, now }: { version: DocumentText; now: DocumentText }) => {
      const { document } = await save(kind, id, version.text, now.revision);
      return { from: version, to: document, before: now };
    },
    onSuccess: async ({ to }) => {
      queries.setQueryData(documentKeys.one(kind, id), to);
      queries.setQueryData(documentKeys.version(kind, id, to.version ?? 0), to);
      void queries.invalidateQueries({ queryKey: keys.documents, exact: true });
      await queries.invalidateQueries({ queryKey: documentKeys.versions(kind, id), exact: true });
      await navigate(`/documents/${kind}/${id}/versions/${to.version ?? 1}`);
    },
    // Whoever was first is in the list then.
    onError: () => queries.invalidateQueries({ queryKey: documentKeys.versions(kind, id), exact: true }),
  });
  return {
    pending: restoring.isPending,
    error: restoring.error,
    done: restoring.data,
    restore: (version, now) => restoring.mutate({ version, now }),
  };
}
