import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import type { OpenPivot } from "../api/types";

interface Props {
  pivot: OpenPivot;
  onChoose: (option: string) => void;
}

/** PivotCards asks for a choice: by click, by arrow keys and Enter, or by number. */
export function PivotCards({ pivot, onChoose }: Props) {
  const question = useId();
  const group = useRef<HTMLDivElement>(null);

  // The question takes the focus, not its first answer: a second Enter must not choose by accident.
  useEffect(() => {
    const elsewhere = document.querySelector("dialog[open]");
    if (!elsewhere && window.matchMedia("(hover: hover)").matches) group.current?.focus({ preventScroll: true });
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const cards = [...(group.current?.querySelectorAll("button") ?? [])];
    const at = cards.findIndex((card) => card === document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const to = at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length;
      cards[to]?.focus();
      return;
    }
    const option = /^[1-9]$/.test(event.key) ? pivot.options[Number(event.key) - 1] : undefined;
    if (option && !event.repeat) {
      event.preventDefault();
      onChoose(option.id);
    }
  };

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={question}
      tabIndex={-1}
      onKeyDown={press}
      className="mb-5 rounded-card border-2 border-accent bg-tint p-4 outline-none sm:p-5"
    >
      <p id={question} className="font-reading text-base font-medium">
        {pivot.question}
      </p>
      <ul className="mt-3 grid gap-2">
        {pivot.options.map((option, index) => (
          <li key={option.id}>
            <button
              type="button"
              onClick={() => onChoose(option.id)}
              className="flex min-h-12 w-full items-baseline gap-3 rounded-lg border border-rule bg-raised px-4 py-3 text-left transition-colors hover:border-accent focus-visible:border-accent"
            >
              <span aria-hidden className="text-sm font-semibold text-accent tabular-nums">
                {index + 1}
              </span>
              <span>{option.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 hidden text-xs text-muted [@media(hover:hover)]:block">
        Press {pivot.options.map((_, index) => index + 1).join(" or ")}, use the arrow keys and Enter, or answer in your
        own words below.
      </p>
    </div>
  );
}
