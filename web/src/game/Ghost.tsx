import type { Dragged } from "./useDrag";

/** Ghost is what hangs on the pointer while it is dragged. */
export function Ghost({ dragged, text }: { dragged: Dragged | undefined; text: string }) {
  if (!dragged) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-30 max-w-60 -translate-x-1/2 -translate-y-full rounded-card border border-accent bg-raised px-4 py-2 text-sm font-semibold shadow-lg"
      style={{ left: dragged.x, top: dragged.y - 6 }}
    >
      {text}
    </div>
  );
}
