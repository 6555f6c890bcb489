import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "../api/problem";
import { erase, keys } from "../api/queries";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { ErrorNote } from "../ui/ErrorNote";

interface Props {
  id: string;
  title: string;
}

/** DeleteSession removes a session for good, after asking. */
export function DeleteSession({ id, title }: Props) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const erasing = useMutation({
    mutationFn: () => erase(id),
    onSuccess: async () => {
      await navigate("/sessions", { replace: true });
      queries.removeQueries({ queryKey: keys.session(id) });
      void queries.invalidateQueries({ queryKey: keys.allSessions });
    },
  });
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog
        title="Delete this session?"
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button
              look="primary"
              aria-disabled={erasing.isPending}
              onClick={() => !erasing.isPending && erasing.mutate()}
            >
              {erasing.isPending ? "Deleting…" : "Delete for good"}
            </Button>
          </>
        }
      >
        <p>“{title}”, its events and every session forked from it are removed. This cannot be undone.</p>
        {erasing.isError && (
          <div className="mt-4">
            <ErrorNote sentence={sentenceOf(erasing.error)} />
          </div>
        )}
      </Dialog>
    </>
  );
}
