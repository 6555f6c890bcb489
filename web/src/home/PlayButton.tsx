import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { keys, open } from "../api/queries";
import { newKey } from "../api/turns";
import type { DocumentHead } from "../api/types";
import { kindOf } from "../session/kind";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import type { Look } from "../ui/look";

interface Props {
  document: Pick<DocumentHead, "kind" | "id" | "title">;
  look?: Look;
  word?: string;
}

/** PlayButton begins a session on a document. */
export function PlayButton({ document, look = "primary", word = "Play" }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // One key until it worked: pressing again after an error must not open a second session.
  const key = useRef(newKey());
  const play = useMutation({
    mutationFn: () => open(kindOf(document.kind), document.id, key.current),
    onSuccess: async (session) => {
      key.current = newKey();
      queries.setQueryData(keys.session(session.id), session);
      void queries.invalidateQueries({ queryKey: keys.allSessions });
      await navigate(`/${session.kind}/${session.id}`);
    },
  });
  return (
    <>
      {play.isError && <ErrorNote sentence={sentenceOf(play.error)} details={diagnosticsOf(play.error)} />}
      <Button
        look={look}
        aria-disabled={play.isPending}
        aria-label={`${word} ${document.title}`}
        onClick={() => !play.isPending && play.mutate()}
      >
        {play.isPending ? "Opening…" : play.isError ? "Try again" : word}
      </Button>
    </>
  );
}
