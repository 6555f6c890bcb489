import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { sentenceOf } from "../api/problem";
import { fork, keys } from "../api/queries";

interface Props {
  id: string;
  turn: number;
}

/** ForkHere begins a session that shares this one's past up to a turn. */
export function ForkHere({ id, turn }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const forking = useMutation({
    mutationFn: () => fork(id, turn),
    onSuccess: async (session) => {
      void queries.invalidateQueries({ queryKey: keys.allSessions });
      queries.setQueryData(keys.session(session.id), session);
      await navigate(`/sessions/${session.id}`);
    },
  });
  return (
    <span className="flex items-center gap-3 text-sm">
      {forking.isError && <span role="alert">{sentenceOf(forking.error)}</span>}
      <button
        type="button"
        aria-label={turn === 0 ? "Fork here, after the opening" : `Fork here, after turn ${turn}`}
        aria-disabled={forking.isPending}
        onClick={() => !forking.isPending && forking.mutate()}
        className="min-h-11 px-2 text-muted underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        {forking.isPending ? "Forking…" : "Fork here"}
      </button>
    </span>
  );
}
