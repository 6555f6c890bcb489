import type { KeyboardEvent, RefObject } from "react";
import type { InterviewInput } from "../api/types";
import type { Draft } from "../turn/useDraft";
import { Button } from "../ui/Button";

const limit = 20_000;
const nearLimit = 18_000;

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  labelledBy: string;
  draft: Draft;
  /** closing is after the last question, where nothing more need be said. */
  closing: boolean;
  onSend: (input: InterviewInput) => void;
}

/** AnswerForm takes an answer, or lets the question be left out. Enter begins a new line; with Ctrl or ⌘ it sends. */
export function AnswerForm({ ref, labelledBy, draft, closing, onSend }: Props) {
  const length = Array.from(draft.text.trim()).length;
  const tooLong = length > limit;
  const ready = length > 0 && !tooLong;
  const send = () => {
    if (ready) onSend({ answer: draft.text.trim() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) send();
  };
  return (
    <form
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={ref}
        rows={5}
        value={draft.text}
        aria-labelledby={labelledBy}
        aria-describedby="answer-note"
        aria-invalid={tooLong}
        placeholder="In your own words"
        onKeyDown={press}
        onChange={(event) => draft.write(event.target.value)}
        className="field-sizing-content max-h-[60dvh] min-h-36 w-full resize-none rounded-card border border-edge bg-raised px-4 py-3 font-reading text-speech placeholder:text-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0"
      />
      <p id="answer-note" className="mt-1.5 min-h-5 text-xs text-muted">
        {length > nearLimit ? (
          <span role="status" className={tooLong ? "text-ink" : ""}>
            {length.toLocaleString("en")} of {limit.toLocaleString("en")} characters
            {tooLong && ": shorten it a little"}
          </span>
        ) : (
          <span className="max-sm:hidden">Ctrl or ⌘ and Enter sends. What you type is kept if you reload.</span>
        )}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" aria-disabled={!ready}>
          {closing ? "Send and finish" : "Answer"}
        </Button>
        <Button look="plain" onClick={() => onSend({ skip: true })}>
          {closing ? "That’s all" : "I’d rather skip this one"}
        </Button>
      </div>
    </form>
  );
}
