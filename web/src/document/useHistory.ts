import { useReducer } from "react";

/** Edits is a text with its past and what was undone of it. */
export interface Edits {
  past: string[];
  text: string;
  future: string[];
  /** field is where the last change was made; changes in the same one that follow each other are undone together. */
  field: string;
  at: number;
}

export type Edit =
  | { type: "write"; text: string; field: string; at: number }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "replace"; text: string };

const together = 900;
const kept = 200;

/** begin is a text nobody has changed yet. */
export function begin(text: string): Edits {
  return { past: [], text, future: [], field: "", at: 0 };
}

/** edited is the whole of undo and redo. */
export function edited(now: Edits, edit: Edit): Edits {
  switch (edit.type) {
    case "replace":
      return begin(edit.text);
    case "write": {
      if (edit.text === now.text) return now;
      const joins = now.field === edit.field && edit.at - now.at < together && now.past.length > 0;
      const past = joins ? now.past : [...now.past, now.text].slice(-kept);
      return { past, text: edit.text, future: [], field: edit.field, at: edit.at };
    }
    case "undo": {
      const before = now.past.at(-1);
      if (before === undefined) return now;
      return { past: now.past.slice(0, -1), text: before, future: [now.text, ...now.future], field: "", at: 0 };
    }
    case "redo": {
      const [next, ...future] = now.future;
      if (next === undefined) return now;
      return { past: [...now.past, now.text], text: next, future, field: "", at: 0 };
    }
  }
}

/** useHistory keeps a text that can be undone and redone. */
export function useHistory(text: string) {
  return useReducer(edited, text, begin);
}
