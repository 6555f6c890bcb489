import { Link } from "react-router";
import type { DocumentHead } from "../api/types";
import { PlayButton } from "../home/PlayButton";
import { kindOf, kinds, nameOfDocument, wordOf } from "../session/kind";
import { buttonClass } from "../ui/look";
import { Moment } from "../ui/Moment";
import { CopyButton } from "./CopyButton";
import { DeleteDocument } from "./DeleteDocument";

interface Props {
  document: DocumentHead;
  onDeleted: () => void;
}

/** DocumentRow is one document in the list: what it is, whether it can be played, and what can be done with it. */
export function DocumentRow({ document, onDeleted }: Props) {
  const kind = wordOf(document.kind);
  const own = document.source === "own";
  const title = document.title || document.id;
  const playable = kinds.includes(kindOf(document.kind));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-reading text-base font-medium">{title}</p>
        <p className="text-sm text-muted">
          {nameOfDocument(document.kind)} · {own ? "yours" : "example"} ·{" "}
          <span className={document.errors > 0 ? "font-semibold text-ink" : ""}>{status(document)}</span>
          {document.updated !== undefined && (
            <>
              {" · saved "}
              <Moment at={document.updated} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {playable && !own && (
          <PlayButton
            look="quiet"
            document={document}
            word={kindOf(document.kind) === "interview" ? "Try it" : "Play"}
          />
        )}
        <Link
          to={`/documents/${kind}/${document.id}`}
          className={buttonClass(own ? "quiet" : "plain")}
          aria-label={`${own ? "Edit" : "Look at"} ${title}`}
        >
          {own ? "Edit" : "Look"}
        </Link>
        {playable && (
          <Link
            to={`/documents/${kind}/${document.id}/results`}
            className={buttonClass("plain")}
            aria-label={`Results of ${title}`}
          >
            Results
          </Link>
        )}
        {own && (
          <Link
            to={`/documents/${kind}/${document.id}/versions`}
            className={buttonClass("plain")}
            aria-label={`Versions of ${title}`}
          >
            Versions
          </Link>
        )}
        <CopyButton kind={kind} id={document.id} title={title} />
        {own && <DeleteDocument kind={kind} id={document.id} title={title} onDeleted={onDeleted} />}
      </div>
    </li>
  );
}

function status({ errors, warnings }: DocumentHead): string {
  if (errors > 0) return `${errors} ${errors === 1 ? "error" : "errors"} to mend`;
  return warnings > 0 ? `ready, ${warnings} ${warnings === 1 ? "remark" : "remarks"}` : "ready";
}
