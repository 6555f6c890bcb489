/** LocalDraft is what was written and not saved yet, with the revision it was written on. */
export interface LocalDraft {
  text: string;
  revision: string;
}

/** draftKey is what the browser keeps the draft of a document by. */
export const draftKey = (kind: string, id: string) => `document:${kind}/${id}`;

/** loadDraft is what this browser keeps of a document that was not saved. */
export function loadDraft(kind: string, id: string): LocalDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(draftKey(kind, id)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("text" in kept) || !("revision" in kept)) return undefined;
    const { text, revision } = kept;
    return typeof text === "string" && typeof revision === "string" ? { text, revision } : undefined;
  } catch {
    return undefined;
  }
}

/** keepDraft keeps a draft over a reload; dropDraft forgets it. */
export function keepDraft(kind: string, id: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(draftKey(kind, id), JSON.stringify(draft));
  } catch {
    // Without storage a draft lives as long as the page.
  }
}

export function dropDraft(kind: string, id: string): void {
  try {
    localStorage.removeItem(draftKey(kind, id));
  } catch {
    // There was none, then.
  }
}
