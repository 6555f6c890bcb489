import { useState } from "react";
import type { Paper } from "../api/types";
import { Dialog } from "../ui/Dialog";

interface Props {
  papers: Paper[];
  language: string;
}

/** Papers lists the documents that were handed over, each to be opened. */
export function Papers({ papers, language }: Props) {
  const [open, setOpen] = useState<string>();
  const paper = papers.find(({ id }) => id === open);
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-2 text-sm font-semibold">
        Papers
      </h2>
      {papers.length === 0 ? (
        <p className="text-sm text-muted">Nothing was handed to you yet.</p>
      ) : (
        <ul>
          {papers.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => setOpen(id)}
                className="min-h-11 text-left underline decoration-edge underline-offset-4 hover:decoration-ink"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog title={paper?.title ?? ""} open={paper !== undefined} onClose={() => setOpen(undefined)}>
        <div lang={language || undefined} className="space-y-2 font-reading text-base">
          {paper?.lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </Dialog>
    </section>
  );
}
