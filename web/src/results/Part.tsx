import { useId, type ReactNode } from "react";

/** Part is one of the ways to look at results. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-reading text-title font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
