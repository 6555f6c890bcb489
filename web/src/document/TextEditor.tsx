import { useId, type RefObject } from "react";
import type { Diagnostic } from "../api/types";

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  text: string;
  diagnostics: Diagnostic[];
  readOnly: boolean;
  onWrite: (text: string) => void;
}

/** TextEditor is the document as it is written, with its lines numbered and those marked that something is wrong with. */
export function TextEditor({ ref, text, diagnostics, readOnly, onWrite }: Props) {
  const id = useId();
  const lines = text.split("\n").length;
  const marked = new Map(diagnostics.map(({ place, severity }) => [place.line ?? 0, severity]));
  return (
    <div className="flex max-h-[70dvh] overflow-auto rounded-card border border-edge bg-raised focus-within:border-accent focus-within:ring-1 focus-within:ring-accent">
      <ol
        aria-hidden
        className="sticky left-0 shrink-0 bg-sunk py-3 text-right font-mono text-xs leading-6 select-none"
      >
        {Array.from({ length: lines }, (_, index) => {
          const severity = marked.get(index + 1);
          return (
            <li
              key={index}
              className={`px-2 ${severity === undefined ? "text-muted" : severity === "error" ? "bg-accent font-semibold text-paper" : "bg-ink/20 font-semibold"}`}
            >
              {index + 1}
            </li>
          );
        })}
      </ol>
      <label htmlFor={id} className="sr-only">
        The document as text
      </label>
      <textarea
        ref={ref}
        id={id}
        value={text}
        readOnly={readOnly}
        wrap="off"
        rows={lines}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={diagnostics.some(({ severity }) => severity === "error")}
        aria-describedby="findings"
        onChange={(event) => onWrite(event.target.value)}
        className="field-sizing-content min-w-full resize-none overflow-hidden bg-transparent px-3 py-3 font-mono text-xs leading-6 whitespace-pre outline-none"
      />
    </div>
  );
}
