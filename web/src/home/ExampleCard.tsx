import { InviteButton } from "../access/InviteButton";
import type { DocumentHead } from "../api/types";
import { kindOf, nameOfDocument } from "../session/kind";
import { Card } from "../ui/Card";
import { PlayButton } from "./PlayButton";

/** ExampleCard describes one document, begins a session on it, and invites others to it. */
export function ExampleCard({ document }: { document: DocumentHead }) {
  const kind = kindOf(document.kind);
  return (
    <Card className="flex w-full flex-col">
      <p className="text-xs text-muted">
        {nameOfDocument(document.kind)}
        {document.source === "own" && " · yours"}
      </p>
      <h3 className="mt-1 font-reading text-speech font-medium">{document.title}</h3>
      <p className="mt-2 text-sm text-muted">{document.summary}</p>
      <div className="mt-auto flex flex-wrap gap-3 pt-5">
        <PlayButton document={document} word={kind === "interview" ? "Try it" : "Play"} />
        <InviteButton document={document} />
      </div>
    </Card>
  );
}
