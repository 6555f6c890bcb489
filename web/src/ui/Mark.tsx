/** Mark is the product's sign: a single continuous line. */
export function Mark({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 44 24"
      fill="none"
      aria-hidden
      className={`stroke-accent ${className}`}
      strokeWidth="2.25"
      strokeLinecap="round"
    >
      <path d="M2 18h13c8 0 13-4 13-9.500a6 6 0 0 0-12 0C16 14 21 18 29 18h13" />
    </svg>
  );
}
