import { hear, silence, type Speech } from "./speech";
import type { Change, Frame } from "./types";

/** Listener is told what happens to a session that someone else, or an earlier page, is taking a turn in. */
export interface Listener {
  onSpeech: (speech: Speech) => void;
  /** onChanged is called with its version when the session's log has grown, and without when something may have been missed. */
  onChanged: (version?: number) => void;
  onConnected: (connected: boolean) => void;
}

const retryAfter = 2000;

/** follow listens to what happens to a session behind a version until the returned function is called. It reconnects by itself. */
export function follow(session: string, after: number, { onSpeech, onChanged, onConnected }: Listener): () => void {
  let speech = silence;
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = new EventSource(`/api/v1/sessions/${encodeURIComponent(session)}/live?after=${after}`);
    source.addEventListener("open", () => {
      onConnected(true);
      // The answer may have come between the page's last look and now.
      onChanged();
    });
    const listen = (event: MessageEvent<string>) => {
      speech = hear(speech, JSON.parse(event.data) as Frame);
      onSpeech(speech);
    };
    source.addEventListener("words", listen);
    source.addEventListener("reset", listen);
    source.addEventListener("changed", (event: MessageEvent<string>) => {
      onChanged((JSON.parse(event.data) as Change).version);
    });
    // Sent when the session is gone: fetching it again tells the page so.
    source.addEventListener("problem", () => onChanged());
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
