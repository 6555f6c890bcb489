import { Link } from "react-router";
import { InviteButton } from "../access/InviteButton";
import type { DocumentText } from "../api/types";
import { PlayButton } from "../home/PlayButton";
import { kindOf, kinds } from "../session/kind";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { CopyButton } from "./CopyButton";
import { Switch } from "./Switch";
import { titleOf } from "./titleOf";
import type { Saving } from "./useSaving";

const views = [
  { value: "form", label: "Form" },
  { value: "text", label: "Text" },
] as const;

interface Props {
  kind: string;
  document: DocumentText;
  text: string;
  /** view is absent where there is no form. */
  view: "form" | "text" | undefined;
  dirty: boolean;
  saving: Saving;
  /** broken tells that there is something to mend before it can be played. */
  broken: boolean;
  canUndo: boolean;
  canRedo: boolean;
  onShow: (view: "form" | "text") => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** EditorBar has what can be done with the whole document. */
export function EditorBar(props: Props) {
  const { kind, document, text, view, dirty, saving, broken, canUndo, canRedo, onShow, onUndo, onRedo } = props;
  const own = document.source === "own";
  const listing = {
    kind: document.kind,
    id: document.id,
    title: titleOf(text) || document.id,
    source: document.source,
  };
  const playable = kinds.includes(kindOf(document.kind));
  const ready = playable && !broken && !dirty;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-2 border-b border-rule pb-4">
      {view !== undefined && (
        <div className="mr-2">
          <Switch label="View" choices={views} value={view} onChange={onShow} />
        </div>
      )}
      {own && (
        <>
          <Button
            look="primary"
            aria-disabled={!dirty || saving.pending}
            onClick={() => dirty && !saving.pending && void saving.save(text)}
          >
            {saving.pending ? "Saving…" : dirty ? "Save" : "Saved"}
          </Button>
          <Button look="plain" aria-disabled={!canUndo} onClick={onUndo}>
            Undo
          </Button>
          <Button look="plain" aria-disabled={!canRedo} onClick={onRedo}>
            Redo
          </Button>
        </>
      )}
      <span className="flex-1" />
      <CopyButton kind={kind} id={document.id} title={listing.title} />
      {ready && (
        <>
          <PlayButton
            document={listing}
            look="quiet"
            word={kindOf(document.kind) === "interview" ? "Try it" : "Preview"}
          />
          <InviteButton document={listing} />
        </>
      )}
      {own && (
        <Link to={`/documents/${kind}/${document.id}/versions`} className={buttonClass("plain")}>
          Versions
        </Link>
      )}
      {playable && (
        <Link to={`/documents/${kind}/${document.id}/results`} className={buttonClass("plain")}>
          Results
        </Link>
      )}
    </div>
  );
}
