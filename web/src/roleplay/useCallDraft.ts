import { useState } from "react";
import type { Call } from "../api/types";

/** CallDraft is the decision that is being made. It outlives a reload until the server has it. */
export interface CallDraft {
  call: Call;
  write: (change: Partial<Call>) => void;
  forget: () => void;
}

const empty: Call = { option: "", reason: "" };

/** useCallDraft keeps a session's decision while it is being made. */
export function useCallDraft(session: string): CallDraft {
  const key = `decision:${session}`;
  const [call, setCall] = useState(() => load(key));
  return {
    call,
    write: (change) => {
      const next = { ...call, ...change };
      setCall(next);
      keep(key, JSON.stringify(next));
    },
    forget: () => keep(key, ""),
  };
}

function load(key: string): Call {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return empty;
    const text = (name: string) => {
      const value: unknown = Object.entries(kept).find(([each]) => each === name)?.[1];
      return typeof value === "string" ? value : "";
    };
    return { option: text("option"), reason: text("reason") };
  } catch {
    return empty;
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage a draft lives as long as the page.
  }
}
