/** Look is how much a control asks for attention. */
export type Look = "primary" | "quiet" | "plain";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-sm font-semibold transition-colors duration-150 aria-disabled:cursor-not-allowed";

const looks: Record<Look, string> = {
  primary: "bg-ink text-paper hover:bg-ink/85 aria-disabled:bg-sunk aria-disabled:text-muted",
  quiet: "border border-edge text-ink hover:bg-sunk aria-disabled:text-muted aria-disabled:border-rule",
  plain:
    "px-3! text-muted underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink aria-disabled:no-underline aria-disabled:hover:text-muted",
};

/** buttonClass is the look of a button, for links that act like one too. */
export function buttonClass(look: Look = "quiet", more = ""): string {
  return `${shape} ${looks[look]} ${more}`;
}

/** inputClass is the look of what one types into. */
export const inputClass =
  "min-h-11 w-full min-w-0 rounded-lg border border-edge bg-raised px-3.5 text-base text-ink placeholder:text-muted aria-invalid:border-accent focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0";
