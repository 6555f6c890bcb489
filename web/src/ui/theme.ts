import { useSyncExternalStore } from "react";

/** Theme is what a person chose; "system" is the choice not to choose. */
export type Theme = "system" | "light" | "dark";

const listeners = new Set<() => void>();
let unstored: Theme | undefined;

function read(): Theme {
  if (unstored) return unstored;
  try {
    const stored = localStorage.getItem("theme");
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** choose applies a theme at once and remembers it where the browser allows it. */
export function choose(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
    unstored = undefined;
  } catch {
    unstored = theme;
  }
  for (const listener of listeners) listener();
}

/** useTheme is the theme chosen now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read);
}
