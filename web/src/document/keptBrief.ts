/** keptBrief is the brief of a kind that was being written in this browser. */
export function keptBrief(kind: string): string {
  try {
    return localStorage.getItem(`brief:${kind}`) ?? "";
  } catch {
    return "";
  }
}

/** keepBrief keeps it over a reload; an empty one is forgotten. */
export function keepBrief(kind: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(`brief:${kind}`);
    else localStorage.setItem(`brief:${kind}`, text);
  } catch {
    // Without storage a brief lives as long as the page.
  }
}
