import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { InviteButton } from "../access/InviteButton";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { keys, open } from "../api/queries";
import { newKey } from "../api/turns";
import type { DocumentHead } from "../api/types";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { ErrorNote } from "../ui/ErrorNote";
import { kindOf, nameOfKind } from "../session/kind";

/** ExampleCard describes one document, begins a session on it, and invites others to it. */
export function ExampleCard({ document }: { document: DocumentHead }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // One key until it worked: pressing again after an error must not open a second session.
  const key = useRef(newKey());
  const kind = kindOf(document.kind);
  const play = useMutation({
    mutationFn: () => open(kind, document.id, key.current),
    onSuccess: async (session) => {
      key.current = newKey();
      queries.setQueryData(keys.session(session.id), session);
      void queries.invalidateQueries({ queryKey: keys.allSessions });
      await navigate(`/${session.kind}/${session.id}`);
    },
  });

  return (
    <Card className="flex w-full flex-col">
      <p className="text-xs text-muted">
        {nameOfKind(kind)}
        {document.source === "own" && " · yours"}
      </p>
      <h3 className="mt-1 font-reading text-speech font-medium">{document.title}</h3>
      <p className="mt-2 text-sm text-muted">{document.summary}</p>
      <div className="mt-auto space-y-4 pt-5">
        {play.isError && <ErrorNote sentence={sentenceOf(play.error)} details={diagnosticsOf(play.error)} />}
        <div className="flex flex-wrap gap-3">
          <Button
            look="primary"
            aria-disabled={play.isPending}
            aria-label={`Play ${document.title}`}
            onClick={() => !play.isPending && play.mutate()}
          >
            {play.isPending ? "Opening…" : play.isError ? "Try again" : "Play"}
          </Button>
          <InviteButton document={document} />
        </div>
      </div>
    </Card>
  );
}
