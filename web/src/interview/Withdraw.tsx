import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isGone, sentenceOf } from "../api/problem";
import { keys, withdraw } from "../api/queries";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { ErrorNote } from "../ui/ErrorNote";

/** Withdraw takes everything back that was said in an interview, after asking. */
export function Withdraw({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const withdrawing = useMutation({
    // What is gone already is withdrawn.
    mutationFn: () =>
      withdraw(id).catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error as Error))),
    onSuccess: async () => {
      await navigate("/withdrawn", { replace: true });
      queries.removeQueries({ queryKey: keys.session(id) });
      void queries.invalidateQueries({ queryKey: keys.allSessions });
    },
  });
  return (
    <>
      <Button look="plain" className="-mr-3 text-xs" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Dialog
        title="Withdraw from this interview?"
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Stay</Button>
            <Button
              look="primary"
              aria-disabled={withdrawing.isPending}
              onClick={() => !withdrawing.isPending && withdrawing.mutate()}
            >
              {withdrawing.isPending ? "One moment…" : "Erase everything and leave"}
            </Button>
          </>
        }
      >
        <p className="font-reading">
          Everything you wrote is erased, and all that was made of it. It cannot be brought back, by you or by anyone
          else. If you only want a break, pause instead.
        </p>
        {withdrawing.isError && (
          <div className="mt-4">
            <ErrorNote sentence={sentenceOf(withdrawing.error)} />
          </div>
        )}
      </Dialog>
    </>
  );
}
