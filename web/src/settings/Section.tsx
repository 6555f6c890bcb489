import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Section is one subject of the settings: what it is at the side, what can be done about it beside it. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-rule py-8 first:border-t-0 first:pt-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-reading text-title font-medium">
          {title}
        </h2>
        <div className="mt-1.5 text-sm text-muted">{lead}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
