import { useSyncExternalStore } from "react";

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  return () => clearInterval(timer);
}

/** useNow is the time to the minute, in milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / minute) * minute);
}
