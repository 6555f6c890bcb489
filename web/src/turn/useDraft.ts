import { useState } from "react";

/** Draft is what a person is writing. It outlives a reload until the server has it. */
export interface Draft {
  text: string;
  write: (text: string) => void;
  /** hand clears the box for a line that is on its way, and keeps the line until it is known to have arrived. */
  hand: () => void;
  /** putBack returns a line that was refused, unless something else was written since. */
  putBack: (text: string) => void;
  /** forget drops the kept line once it arrived. */
  forget: () => void;
}

/** useDraft keeps a session's draft; last is the person's last line, which needs no keeping. */
export function useDraft(session: string, last: string | undefined): Draft {
  const key = `draft:${session}`;
  const [text, setText] = useState(() => {
    const kept = load(key);
    return kept.trim() === last?.trim() ? "" : kept;
  });
  return {
    text,
    write: (next) => {
      setText(next);
      save(key, next);
    },
    hand: () => setText(""),
    putBack: (line) => setText((now) => now || line),
    forget: () => save(key, ""),
  };
}

function load(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function save(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage a draft lives as long as the page.
  }
}
