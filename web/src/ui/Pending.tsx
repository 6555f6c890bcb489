/** Pending is a line being drawn: something is on its way. */
export function Pending({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-sm text-muted">
      <svg
        viewBox="0 0 48 12"
        aria-hidden
        fill="none"
        className="h-3 w-12 stroke-accent"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path className="stroke-rule" d="M2 6c6 0 6-4 11-4s6 8 11 8 6-8 11-8 5 4 11 4" />
        <path
          className="animate-draw"
          pathLength={1}
          strokeDasharray="1"
          d="M2 6c6 0 6-4 11-4s6 8 11 8 6-8 11-8 5 4 11 4"
        />
      </svg>
      {label}
    </span>
  );
}
