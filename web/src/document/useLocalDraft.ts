import { useEffect, useRef } from "react";
import { draftKey, dropDraft, keepDraft, loadDraft } from "./localDraft";

/** useLocalDraft keeps what is not saved yet over a reload, and forgets it once it is; what another tab keeps it leaves. */
export function useLocalDraft(kind: string, id: string, text: string | undefined, revision: string): void {
  const written = useRef(loadDraft(kind, id)?.text);
  useEffect(() => {
    if (text === undefined) {
      if (loadDraft(kind, id)?.text === written.current) dropDraft(kind, id);
      return;
    }
    written.current = text;
    keepDraft(kind, id, { text, revision });
    // A tab that has saved its own forgets it; this one's is not saved for that.
    const heard = (event: StorageEvent) => {
      if (event.key === draftKey(kind, id) && event.newValue === null) keepDraft(kind, id, { text, revision });
    };
    window.addEventListener("storage", heard);
    return () => window.removeEventListener("storage", heard);
  }, [kind, id, text, revision]);
}
