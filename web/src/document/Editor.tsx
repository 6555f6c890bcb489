import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type KeyboardEvent } from "react";
import { useLocation, useSearchParams } from "react-router";
import { checkQuery } from "../api/documents";
import { textAt } from "../api/json";
import { asSentence, diagnosticsOf, sentenceOf } from "../api/problem";
import type { Diagnostic, DocumentText } from "../api/types";
import { BackbonePreview } from "../roleplay/BackbonePreview";
import { kindOf, nameOfDocument } from "../session/kind";
import { ErrorNote } from "../ui/ErrorNote";
import { Moment } from "../ui/Moment";
import { Page } from "../ui/Page";
import { useDebounced } from "../ui/useDebounced";
import { Conflict } from "./Conflict";
import { EditorBar } from "./EditorBar";
import { Findings } from "./Findings";
import { formOf } from "./forms";
import { FormView } from "./FormView";
import { loadDraft } from "./localDraft";
import { MadeOfNotes } from "./MadeOfNotes";
import { goTo, pathOf, placeOf } from "./places";
import { TextEditor } from "./TextEditor";
import { titleOf } from "./titleOf";
import { Unsaved } from "./Unsaved";
import { useHistory } from "./useHistory";
import { useLocalDraft } from "./useLocalDraft";
import { useSaving } from "./useSaving";

interface Props {
  kind: string;
  document: DocumentText;
}

/** Editor edits a document in a form or as text; both are the same text, and what is wrong with it is said as one types. */
export function Editor({ kind, document }: Props) {
  const own = document.source === "own";
  const [kept] = useState(() => (own ? loadDraft(kind, document.id) : undefined));
  const [edits, edit] = useHistory(kept?.text ?? document.text);
  const saving = useSaving(kind, document, kept?.revision);
  const [params, setParams] = useSearchParams();
  const area = useRef<HTMLTextAreaElement>(null);
  const state: unknown = useLocation().state;
  const [by, notice] = [textAt(state, "by"), textAt(state, "notice")];
  const { text } = edits;
  const dirty = own && text !== saving.saved;
  const findings = useQuery(checkQuery(useDebounced(text, 350)));
  const form = formOf(document.kind);
  const view = params.get("view") === "text" || !form ? "text" : "form";

  useLocalDraft(kind, document.id, dirty ? text : undefined, saving.revision);

  const show = (next: "form" | "text") =>
    setParams(
      (before) => {
        before.set("view", next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const go = (line: number) => {
    show("text");
    requestAnimationFrame(() => {
      const from = text.split("\n", line - 1).join("\n").length + (line > 1 ? 1 : 0);
      const end = text.indexOf("\n", from);
      area.current?.focus();
      area.current?.setSelectionRange(from, end < 0 ? text.length : end);
      area.current?.parentElement?.scrollTo({ top: (line - 4) * 24 });
    });
  };
  const goToFinding = ({ place }: Diagnostic) => {
    if (view !== "form" || !goTo(placeOf(pathOf(place.path ?? "")))) go(place.line ?? 1);
  };
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !own) return;
    const key = event.key.toLowerCase();
    const act =
      key === "s"
        ? () => void saving.save(text)
        : key === "z"
          ? () => edit({ type: event.shiftKey ? "redo" : "undo" })
          : key === "y"
            ? () => edit({ type: "redo" })
            : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Page
      title={titleOf(text) || document.id}
      lead={
        <p>
          {nameOfDocument(document.kind)},{" "}
          {own ? "your own" : "an example that ships with the program: make a copy to change it"}
          {document.updated !== undefined && (
            <>
              {", saved "}
              <Moment at={document.updated} />
            </>
          )}
          . {kept && dirty && "These are changes that were not saved yet, as this browser kept them."}
        </p>
      }
    >
      <div onKeyDown={press}>
        {by === "notes" && <MadeOfNotes state={state} />}
        {by !== "" && by !== "notes" && (
          <p role="status" className="mb-6 rounded-card bg-sunk px-5 py-3 text-sm">
            {by === "template"
              ? "This draft is a template filled in with your brief: go through it part by part."
              : `${by} wrote this draft: read it as you would a colleague's.`}
            {notice !== "" && ` ${asSentence(notice)}`}
          </p>
        )}
        <EditorBar
          kind={kind}
          document={document}
          text={text}
          view={form ? view : undefined}
          dirty={dirty}
          saving={saving}
          broken={findings.data?.some(({ severity }) => severity === "error") ?? false}
          canUndo={edits.past.length > 0}
          canRedo={edits.future.length > 0}
          onShow={show}
          onUndo={() => edit({ type: "undo" })}
          onRedo={() => edit({ type: "redo" })}
        />
        {saving.error !== null && saving.error !== undefined && (
          <div className="mb-6">
            <ErrorNote sentence={sentenceOf(saving.error)} details={diagnosticsOf(saving.error)} />
          </div>
        )}
        {saving.theirs && (
          <Conflict
            theirs={saving.theirs}
            mine={text}
            onTake={(theirs) => {
              saving.take(theirs);
              edit({ type: "replace", text: theirs.text });
            }}
            onKeep={() => void saving.save(text, true)}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="min-w-0">
            {view === "form" && form ? (
              <FormView
                form={form}
                text={text}
                readOnly={!own}
                findings={findings.data ?? []}
                onWrite={(field, next) => edit({ type: "write", text: next, field, at: Date.now() })}
                onText={go}
              />
            ) : (
              <TextEditor
                ref={area}
                text={text}
                diagnostics={findings.data ?? []}
                readOnly={!own}
                onWrite={(next) => edit({ type: "write", text: next, field: "text", at: Date.now() })}
              />
            )}
          </div>
          <aside aria-label="Findings" className="order-first lg:order-last">
            <div className="space-y-8 lg:sticky lg:top-6">
              {findings.isError ? (
                <ErrorNote sentence={sentenceOf(findings.error)} />
              ) : (
                <Findings diagnostics={findings.data} onGo={goToFinding} />
              )}
              {kindOf(document.kind) === "backbone" && <BackbonePreview text={text} />}
            </div>
          </aside>
        </div>
        <Unsaved dirty={dirty} />
      </div>
    </Page>
  );
}
