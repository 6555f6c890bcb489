import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { follow } from "../api/live";
import { keys } from "../api/queries";
import { silence, type Speech } from "../api/speech";

/** Following is what is heard of a turn that another page, or this one before it was reloaded, began. */
export interface Following {
  speech: Speech;
  connected: boolean;
}

/** useFollow listens to a session while a turn of it is under way, and has it fetched again when it changed. */
export function useFollow(session: string, version: number, enabled: boolean): Following {
  const queries = useQueryClient();
  const [speech, setSpeech] = useState<Speech>(silence);
  const [connected, setConnected] = useState(true);

  // A newer version is what the listening is for, not a reason to begin it again.
  const since = useEffectEvent(() => version);

  useEffect(() => {
    if (!enabled) return;
    const stop = follow(session, since(), {
      onSpeech: setSpeech,
      onConnected: setConnected,
      onChanged: () => void queries.invalidateQueries({ queryKey: keys.session(session), exact: true }),
    });
    return () => {
      stop();
      setSpeech(silence);
      setConnected(true);
    };
  }, [session, enabled, queries]);

  return { speech, connected };
}
