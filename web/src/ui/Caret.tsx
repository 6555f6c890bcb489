/** Caret shows that something opens below, or closes again. */
export function Caret({ up }: { up: boolean }) {
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden
      fill="none"
      className={`size-3 stroke-current transition-transform duration-150 ${up ? "rotate-180" : ""}`}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M2 4l4 4 4-4" />
    </svg>
  );
}
