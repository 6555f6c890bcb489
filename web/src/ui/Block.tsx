interface Props {
  title: string;
  text: string;
}

/** Block is a long exact text, folded until one wants to read it. */
export function Block({ title, text }: Props) {
  if (text === "") return null;
  return (
    <details className="border-t border-rule">
      <summary className="flex min-h-10 items-center justify-between gap-3 text-sm font-medium hover:text-accent">
        {title}
        <span className="text-xs font-normal text-muted tabular-nums">
          {text.length.toLocaleString("en")} characters
        </span>
      </summary>
      <pre
        tabIndex={0}
        aria-label={title}
        className="mb-3 max-h-96 overflow-auto rounded-card bg-sunk p-3 font-mono text-xs leading-relaxed whitespace-pre-wrap"
      >
        {text}
      </pre>
    </details>
  );
}
