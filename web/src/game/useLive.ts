import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { follow } from "../api/live";
import { keys } from "../api/queries";

const nothing = () => undefined;

/**
 * useLive keeps a page in step with others of the same game: what is played there is shown here. While a move of this page is
 * on its way, its own answer is waited for.
 */
export function useLive(session: string, version: number, busy: boolean): void {
  const queries = useQueryClient();
  const heard = useRef(0);
  // A browser has few connections to one server; a page that nobody sees needs none of them.
  const seen = useSyncExternalStore(onSight, inSight);

  const since = useEffectEvent(() => version);
  const catchUp = useEffectEvent((latest: number) => {
    heard.current = Math.max(heard.current, latest);
    if (!busy && heard.current > version)
      void queries.invalidateQueries({ queryKey: keys.session(session), exact: true });
  });

  useEffect(() => {
    if (!seen) return;
    return follow(session, since(), {
      onSpeech: nothing,
      onConnected: nothing,
      // Without a version it may have changed, or be gone.
      onChanged: (latest) => catchUp(latest ?? since() + 1),
    });
  }, [session, seen]);

  useEffect(() => {
    if (!busy) catchUp(0);
  }, [busy]);
}

function onSight(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

const inSight = () => document.visibilityState === "visible";
