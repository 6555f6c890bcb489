interface Props {
  /** label says what is being loaded. */
  label: string;
  rows?: number;
}

/** Loading keeps the place of what is on its way. */
export function Loading({ label, rows = 3 }: Props) {
  return (
    <div role="status" aria-label={label} className="space-y-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-16 animate-pulse-calm rounded-card bg-sunk" />
      ))}
    </div>
  );
}
