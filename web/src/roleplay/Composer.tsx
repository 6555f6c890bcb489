import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from "react";
import { Button } from "../ui/Button";
import type { Draft } from "../turn/useDraft";

const limit = 4000;
const nearLimit = 3500;

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  name: string;
  draft: Draft;
  onChange: () => void;
  onSend: (text: string) => void;
  /** reason says why nothing can be sent now; empty when it can. */
  reason: string;
  /** answering tells that the line would answer a question with options. */
  answering: boolean;
}

/** Composer is where the learner writes. Enter sends, Shift and Enter begins a new line. */
export function Composer({ ref, name, draft, onChange, onSend, reason, answering }: Props) {
  const note = useId();
  const begun = useRef(answering);
  const length = Array.from(draft.text).length;
  const tooLong = length > limit;
  const ready = reason === "" && !tooLong && draft.text.trim() !== "";

  // With a pointer at hand there is no keyboard to pop up, so the page is ready to type in.
  useEffect(() => {
    if (!begun.current && window.matchMedia("(hover: hover)").matches) ref.current?.focus({ preventScroll: true });
  }, [ref]);

  const send = () => {
    if (ready) onSend(draft.text.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  };

  return (
    <form
      aria-label={`Talk to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2 rounded-card border border-edge bg-raised p-2 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent">
        <textarea
          ref={ref}
          rows={1}
          value={draft.text}
          readOnly={reason !== ""}
          aria-disabled={reason !== ""}
          aria-label={`What you say to ${name}`}
          aria-describedby={note}
          aria-invalid={tooLong}
          placeholder={answering ? "Or answer in your own words" : `Say something to ${name}`}
          onKeyDown={press}
          onChange={(event) => {
            onChange();
            draft.write(event.target.value);
          }}
          className="field-sizing-content max-h-48 min-h-11 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none placeholder:text-muted"
        />
        <Button type="submit" look="primary" aria-disabled={!ready}>
          Send
        </Button>
      </div>
      <p id={note} className="mt-1.5 flex min-h-5 justify-between gap-4 px-1 text-xs text-muted">
        <span>{reason || (tooLong ? `Too long: shorten it by ${length - limit} characters.` : "")}</span>
        {length > nearLimit && (
          <span className="tabular-nums">
            {length} of {limit}
          </span>
        )}
      </p>
    </form>
  );
}
