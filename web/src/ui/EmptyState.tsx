import type { ReactNode } from "react";

interface Props {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** EmptyState stands where a list would be and says how it fills. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="rounded-card border border-dashed border-rule px-5 py-8 text-center">
      <p className="font-reading text-speech">{title}</p>
      {children && <div className="mx-auto mt-1 max-w-md text-sm text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
