import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as Pointer } from "react";

/** Dragged is what is being dragged, where the pointer is and what lies under it. */
export interface Dragged {
  id: string;
  x: number;
  y: number;
  over: string | undefined;
}

const slack = 6;

/**
 * useDrag lets a pointer drag things onto targets, marked by an attribute that holds their id. A press that does not move
 * stays a click; Escape, or letting go elsewhere, drops nothing.
 */
export function useDrag(
  attribute: string,
  onDrop: (id: string, target: string) => void,
  onOver?: (id: string, target: string) => void,
) {
  const [dragged, setDragged] = useState<Dragged>();
  const from = useRef<{ id: string; pointer: number; x: number; y: number }>(null);
  const moved = useRef(false);
  const drop = useRef({ onDrop, onOver });
  useEffect(() => {
    drop.current = { onDrop, onOver };
  });

  useEffect(() => {
    const under = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${attribute}]`)?.getAttribute(attribute) ??
      undefined;
    const move = (event: PointerEvent) => {
      const start = from.current;
      if (start?.pointer !== event.pointerId) return;
      if (!moved.current && Math.hypot(event.clientX - start.x, event.clientY - start.y) < slack) return;
      moved.current = true;
      const over = under(event);
      setDragged({ id: start.id, x: event.clientX, y: event.clientY, over });
      if (over !== undefined) drop.current.onOver?.(start.id, over);
    };
    const end = (event: PointerEvent) => {
      const start = from.current;
      if (start?.pointer !== event.pointerId) return;
      from.current = null;
      setDragged(undefined);
      const target = event.type === "pointerup" && moved.current ? under(event) : undefined;
      if (target !== undefined) drop.current.onDrop(start.id, target);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      from.current = null;
      setDragged(undefined);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
    window.addEventListener("keydown", cancel);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      window.removeEventListener("keydown", cancel);
    };
  }, [attribute]);

  return {
    dragged,
    /** grip is for what can be dragged. */
    grip: (id: string) => ({
      onPointerDown: (event: Pointer) => {
        if (event.button !== 0) return;
        from.current = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY };
        moved.current = false;
      },
      // The click that ends a drag is none; one without a pointer comes from a key.
      onClickCapture: (event: MouseEvent) => {
        if (!moved.current || event.detail === 0) return;
        moved.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  };
}
