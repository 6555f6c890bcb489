import { useRef, useState, type KeyboardEvent } from "react";
import { stepFrom } from "./roving";

/** Roving is a set of things of which one is a stop of the Tab key; arrow keys lead to the others. */
export interface Roving {
  /** focus goes to one of them. */
  focus: (id: string) => void;
  /** props are for the element of one of them. */
  props: (id: string) => {
    ref: (element: HTMLElement | SVGElement | null) => void;
    tabIndex: number;
    onFocus: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** useRoving lets arrow keys, Home and End move among ids, in rows of so many columns; the first is where one comes in. */
export function useRoving(ids: string[], columns = 1, start = ids[0]): Roving {
  const [at, setAt] = useState<string>();
  const elements = useRef(new Map<string, HTMLElement | SVGElement>());
  const here = at !== undefined && ids.includes(at) ? at : start;

  const focus = (id: string) => {
    setAt(id);
    elements.current.get(id)?.focus();
  };
  return {
    focus,
    props: (id) => ({
      ref: (element) => {
        if (element) elements.current.set(id, element);
        else elements.current.delete(id);
      },
      tabIndex: id === here ? 0 : -1,
      onFocus: () => setAt(id),
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const next = ids[stepFrom(ids.indexOf(id), event.key, ids.length, columns)];
        if (next === undefined || next === id) return;
        event.preventDefault();
        focus(next);
      },
    }),
  };
}
