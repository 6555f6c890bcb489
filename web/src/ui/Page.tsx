import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Page is a titled column of content; the title names the browser's tab too. */
export function Page({ title, lead, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 pb-16 sm:px-8 sm:pt-12">
      <title>{`${title} · Throughline`}</title>
      <h1 className="font-reading text-display font-medium tracking-[-0.015em]">{title}</h1>
      {lead && <div className="mt-3 max-w-2xl text-muted">{lead}</div>}
      <div className="mt-8 sm:mt-10">{children}</div>
    </div>
  );
}
