import type { Inspecting } from "./useInspect";

/** InspectToggle opens and closes the inspector, for owners. */
export function InspectToggle({ inspecting }: { inspecting: Inspecting }) {
  if (!inspecting.allowed) return null;
  return (
    <button
      type="button"
      aria-pressed={inspecting.on}
      onClick={inspecting.toggle}
      className="flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 text-xs font-semibold hover:bg-sunk aria-pressed:border-accent aria-pressed:bg-tint"
    >
      Inspector
    </button>
  );
}
