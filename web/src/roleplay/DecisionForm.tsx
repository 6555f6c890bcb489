import { useId, useRef, useState } from "react";
import type { Briefing } from "../api/types";
import { Button } from "../ui/Button";
import { Choices } from "../ui/Choices";
import type { CallDraft } from "./useCallDraft";

const limit = 4000;

interface Props {
  options: Briefing["options"];
  draft: CallDraft;
  onDone: () => void;
}

/** DecisionForm asks for an option and for the reason, in the learner's own words. */
export function DecisionForm({ options, draft, onDone }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const { option, reason } = draft.call;
  const length = Array.from(reason.trim()).length;
  const noOption = !options.some((each) => each.id === option);
  const badReason =
    length === 0
      ? "Say why, in a sentence or two."
      : length > limit
        ? `Too long: shorten it by ${length - limit} characters.`
        : "";

  const submit = () => {
    setTried(true);
    if (!noOption && badReason === "") onDone();
    else form.current?.querySelector<HTMLElement>(noOption ? "input" : "textarea")?.focus();
  };

  return (
    <form
      ref={form}
      aria-label="Your decision"
      noValidate
      className="space-y-8"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Choices
        legend="What you recommend"
        choices={options.map(({ id: value, label }) => ({ value, label }))}
        value={option}
        onChange={(value) => draft.write({ option: value })}
        fault={tried && noOption ? "Choose one of these." : undefined}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Why
        </label>
        <textarea
          id={id}
          rows={5}
          value={reason}
          aria-invalid={tried && badReason !== ""}
          aria-describedby={`${id}-note`}
          onChange={(event) => draft.write({ reason: event.target.value })}
          className="field-sizing-content min-h-36 w-full rounded-card border border-edge bg-raised px-4 py-3 font-reading text-base focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0"
        />
        <p id={`${id}-note`} className="mt-1.5 text-xs text-muted">
          {tried && badReason !== "" ? (
            <span className="text-ink">{badReason}</span>
          ) : (
            "Name what decides it for you: the facts, who holds them, and what you would give up."
          )}
        </p>
      </div>
      <Button type="submit" look="primary">
        Look at it once more
      </Button>
    </form>
  );
}
