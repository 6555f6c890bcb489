import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { draft, save } from "../api/documents";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { documentsQuery, keys, statusQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Page } from "../ui/Page";
import { Pending } from "../ui/Pending";
import type { Beginning } from "./beginnings";
import { freeID } from "./freeID";
import { keepBrief, keptBrief } from "./keptBrief";

const most = 200_000;

/** NewDocumentPage has a document written from a brief or from notes, and leads to it to be edited. */
export function NewDocumentPage({ beginning }: { beginning: Beginning }) {
  const { kind, title, lead, label, placeholder, files, byRules, sample } = beginning;
  const id = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [brief, setBrief] = useState(() => keptBrief(kind));
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [over, setOver] = useState(false);
  const running = useRef<AbortController>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const status = useQuery(statusQuery);
  const all = useQuery(documentsQuery);
  const write = (text: string, from = "") => {
    setBrief(text);
    setName(from);
    keepBrief(kind, text);
  };
  const drafting = useMutation({
    mutationFn: async (template: boolean) => {
      const controller = new AbortController();
      running.current = controller;
      const made = await draft(kind, { text: brief, name, template }, controller.signal);
      const named = freeID(made.text, all.data?.map((each) => each.id) ?? []);
      const { document } = await save(kind, named.id, named.text);
      return { document, made };
    },
    onSuccess: async ({ document, made }) => {
      keepBrief(kind, "");
      void queries.invalidateQueries({ queryKey: keys.documents, exact: true });
      await navigate(`/documents/${kind}/${document.id}`, {
        state: {
          by: made.by,
          notice: made.notice ?? "",
          made: made.made,
          remarks: made.remarks,
          holds: !made.diagnostics.some(({ severity }) => severity === "error"),
        },
      });
    },
  });
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (!files.some((ending) => file.name.toLowerCase().endsWith(ending)))
      setNote(`Only a file of these can be read here: ${files.join(", ")}.`);
    else if (file.size > most) setNote("The file is too long: shorten it to 200 KB.");
    else {
      write(await file.text(), file.name);
      setNote(`Read ${file.name}.`);
    }
  };
  const cancel = () => {
    running.current?.abort();
    // The button that was pressed goes.
    submit.current?.focus();
  };
  const ready = brief.trim() !== "" && !drafting.isPending;
  const byTemplate = () => {
    if (!ready) return;
    submit.current?.focus();
    drafting.mutate(true);
  };
  const stopped = drafting.error instanceof DOMException;
  const withModel = !byRules && status.data?.model.configured === true;

  return (
    <Page title={title} lead={lead}>
      <form
        aria-label={label}
        className="max-w-3xl"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) drafting.mutate(false);
        }}
      >
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          {label}
        </label>
        <textarea
          id={id}
          value={brief}
          rows={12}
          aria-describedby={`${id}-note`}
          onChange={(event) => write(event.target.value, name)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            void take(event.dataTransfer.files[0]);
          }}
          placeholder={placeholder}
          className={`min-h-72 w-full rounded-card border bg-raised px-4 py-3 font-reading placeholder:text-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ${over ? "border-accent bg-tint" : "border-edge"}`}
        />
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
          <p id={`${id}-note`} role="status">
            {note || `Paste, or drop a file on the box (${files.join(", ")}). It is kept in this browser.`}
          </p>
          <label className="cursor-pointer underline underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-accent">
            Choose a file
            <input
              type="file"
              accept={files.join(",")}
              className="sr-only"
              onChange={(event) => void take(event.target.files?.[0])}
            />
          </label>
        </div>
        {drafting.isError && !stopped && (
          <div className="mt-5">
            <ErrorNote sentence={sentenceOf(drafting.error)} details={diagnosticsOf(drafting.error)} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button ref={submit} type="submit" look="primary" aria-disabled={!ready}>
            {byRules ? "Make the game" : "Write a draft"}
          </Button>
          {sample !== undefined && brief.trim() === "" && (
            <Button onClick={() => write(sample)}>Begin with a sample</Button>
          )}
          {withModel && !drafting.isPending && (
            <Button look="plain" aria-disabled={!ready} onClick={byTemplate}>
              By template, without the model
            </Button>
          )}
          {drafting.isPending && <Button onClick={cancel}>Cancel</Button>}
        </div>
        <div role="status" className="mt-4 min-h-6 text-sm text-muted">
          {drafting.isPending ? (
            <Pending
              label={
                byRules
                  ? "Making the game, and letting the bots play it"
                  : withModel
                    ? `${status.data?.model.name ?? "The model"} is writing a draft`
                    : "Filling in the template"
              }
            />
          ) : stopped ? (
            "Cancelled. What you wrote is as it was."
          ) : withModel || byRules ? (
            ""
          ) : (
            "No model is configured: a template is filled in with what your brief says."
          )}
        </div>
      </form>
    </Page>
  );
}
