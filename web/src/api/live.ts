import { hear, restart, silence, type Speech } from "./speech";
import type { Reset, Words } from "./types";

/** Listener is told what happens to a session that someone else, or an earlier page, is taking a turn in. */
export interface Listener {
  onSpeech: (speech: Speech) => void;
  /** onChanged is called when the session's log has grown, and when words may have been missed. */
  onChanged: () => void;
  onConnected: (connected: boolean) => void;
}

const retryAfter = 2000;

/** follow listens to a session until the returned function is called. It reconnects by itself. */
export function follow(session: string, { onSpeech, onChanged, onConnected }: Listener): () => void {
  let speech = silence;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource(`/api/v1/sessions/${encodeURIComponent(session)}/live`);
    source.addEventListener("open", () => {
      onConnected(true);
      // The answer may have come between the page's last look and now.
      onChanged();
    });
    source.addEventListener("words", (event: MessageEvent<string>) => {
      speech = hear(speech, JSON.parse(event.data) as Words);
      onSpeech(speech);
    });
    source.addEventListener("reset", (event: MessageEvent<string>) => {
      speech = restart(speech, JSON.parse(event.data) as Reset);
      onSpeech(speech);
    });
    source.addEventListener("changed", onChanged);
    source.addEventListener("error", () => {
      onConnected(false);
      if (source.readyState !== EventSource.CLOSED) return;
      // The browser gives up on an error status; the page asks again, and learns of a session that is gone.
      onChanged();
      timer = setTimeout(connect, retryAfter);
    });
  };

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
