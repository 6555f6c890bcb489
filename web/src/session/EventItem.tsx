import { useState } from "react";
import type { SessionEvent } from "../api/types";
import { Moment } from "../ui/Moment";

const origins: Record<string, string> = {
  person: "by the person",
  world: "from outside",
  code: "decided by code",
};

/** EventItem is one event; its body is printed when it is opened. */
export function EventItem({ event }: { event: SessionEvent }) {
  const [open, setOpen] = useState(false);
  return (
    <li className="border-t border-rule first:border-t-0">
      <details onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
        <summary className="flex min-h-10 items-center gap-x-4 rounded-sm py-1 text-sm marker:content-none hover:bg-sunk">
          <span className="w-6 shrink-0 text-right text-xs text-muted tabular-nums">{event.version}</span>
          <span className="font-medium">{event.type}</span>
          <span className="shrink-0 text-muted">{origins[event.origin] ?? event.origin}</span>
          {!open && <span className="truncate text-xs text-muted max-sm:hidden">{JSON.stringify(event.body)}</span>}
          <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">
            <Moment at={event.at} exact />
          </span>
        </summary>
        {open && (
          <pre
            tabIndex={0}
            aria-label={`Body of event ${event.version}`}
            className="mb-3 max-h-96 overflow-auto rounded-card bg-sunk p-4 text-xs whitespace-pre-wrap"
          >
            {JSON.stringify(event.body, null, 2)}
          </pre>
        )}
      </details>
    </li>
  );
}
