import { useState } from "react";

/** useDraft keeps what is not sent yet, over a reload too. */
export function useDraft<T>(
  name: string,
  initial: T,
  fits: (kept: unknown) => kept is T,
): [T, (draft: T) => void, () => void] {
  const [draft, setDraft] = useState({ name, value: read(name, initial, fits) });
  const value = draft.name === name ? draft.value : read(name, initial, fits);
  return [
    value,
    (next) => {
      setDraft({ name, value: next });
      try {
        sessionStorage.setItem(name, JSON.stringify(next));
      } catch {
        // It is kept for as long as the page is.
      }
    },
    () => {
      setDraft({ name, value: initial });
      try {
        sessionStorage.removeItem(name);
      } catch {
        // There is nothing to forget.
      }
    },
  ];
}

function read<T>(name: string, initial: T, fits: (kept: unknown) => kept is T): T {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return fits(kept) ? kept : initial;
  } catch {
    return initial;
  }
}

/** isTexts tells whether something kept is a list of texts. */
export function isTexts(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((each) => typeof each === "string");
}
