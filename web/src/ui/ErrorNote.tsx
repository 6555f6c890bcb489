import type { ReactNode } from "react";

interface Props {
  /** sentence says what happened and what to do. */
  sentence: string;
  details?: string[];
  action?: ReactNode;
}

/** ErrorNote tells calmly what went wrong, and offers the way on. */
export function ErrorNote({ sentence, details = [], action }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-edge bg-sunk px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p>{sentence}</p>
        {details.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm text-muted">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </div>
  );
}
