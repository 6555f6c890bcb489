import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { keys, open } from "../api/queries";
import { newKey } from "../api/turns";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";

interface Props {
  game: string;
  primary: boolean;
}

/** PlayAgain opens the whole game anew, as a session of its own. */
export function PlayAgain({ game, primary }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // One key until it worked: pressing again after an error must not open two.
  const key = useRef(newKey());
  const again = useMutation({
    mutationFn: () => open("game", game, key.current),
    onSuccess: async (session) => {
      key.current = newKey();
      queries.setQueryData(keys.session(session.id), session);
      void queries.invalidateQueries({ queryKey: keys.allSessions });
      await navigate(`/game/${session.id}`);
    },
  });
  return (
    <>
      <Button
        look={primary ? "primary" : "quiet"}
        aria-disabled={again.isPending}
        onClick={() => !again.isPending && again.mutate()}
      >
        {again.isPending ? "Opening…" : "Play again from the start"}
      </Button>
      {again.isError && <ErrorNote sentence={sentenceOf(again.error)} details={diagnosticsOf(again.error)} />}
    </>
  );
}
