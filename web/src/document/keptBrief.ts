const key = "brief:roleplay";

/** keptBrief is the brief that was being written in this browser. */
export function keptBrief(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** keepBrief keeps it over a reload; an empty one is forgotten. */
export function keepBrief(text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage a brief lives as long as the page.
  }
}
