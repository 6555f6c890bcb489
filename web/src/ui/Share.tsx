interface Props {
  label: string;
  mark: string;
  /** part is from 0 to 1. */
  part: number;
  figure: string;
  note: string;
  strong: boolean;
}

/** Share is how many of a group, as a line and in figures. */
export function Share({ label, mark, part, figure, note, strong }: Props) {
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 flex-1 basis-64">
          {label}
          {mark !== "" && <span className="text-sm text-muted"> · {mark}</span>}
        </p>
        <p className="text-sm text-muted tabular-nums">{figure}</p>
      </div>
      <div aria-hidden className="mt-1.5 h-1 rounded-full bg-rule">
        <div
          className={`h-1 rounded-full ${strong ? "bg-accent" : "bg-edge"}`}
          style={{ width: `${Math.min(1, Math.max(0, part)) * 100}%` }}
        />
      </div>
      {note !== "" && <p className="mt-1 text-xs text-muted">{note}</p>}
    </li>
  );
}
