import { silence, type Speech } from "../api/speech";
import type { Action } from "../api/turns";
import type { Input, Session } from "../api/types";

/** Phase is where this page is with what a person did last. */
export type Phase<Done extends Input> =
  | { name: "idle" }
  | { name: "sending"; action: Action<Done>; speech: Speech }
  | { name: "lost"; action: Action<Done>; speech: Speech }
  | { name: "answered"; action: Action<Done>; speech: Speech; version: number }
  | { name: "refused"; action: Action<Done>; error: unknown };

/** Arrived tells whether a session holds an action whose answer this page never got. */
export type Arrived<Done extends Input> = (session: Session, action: Action<Done>) => boolean;

/** Happening is what moves a page from one phase to the next. */
export type Happening<Done extends Input> =
  | { type: "sent"; action: Action<Done> }
  | { type: "heard"; speech: Speech }
  | { type: "lost" }
  | { type: "refused"; error: unknown }
  | { type: "answered"; version: number }
  | { type: "dismissed" };

/** idle is the phase in which one may act. */
export const idle = { name: "idle" } as const;

/** nextPhase is the whole of the page's own state around a turn; what the turn did is the server's to say. */
export function nextPhase<Done extends Input>(phase: Phase<Done>, happening: Happening<Done>): Phase<Done> {
  switch (happening.type) {
    case "sent":
      return { name: "sending", action: happening.action, speech: silence };
    case "dismissed":
      return idle;
    case "answered":
      return phase.name === "sending" || phase.name === "lost"
        ? { ...phase, name: "answered", version: happening.version }
        : phase;
    case "heard":
      return phase.name === "sending" ? { ...phase, speech: happening.speech } : phase;
    case "lost":
      return phase.name === "sending" ? { ...phase, name: "lost" } : phase;
    case "refused":
      return phase.name === "idle" || phase.name === "answered"
        ? phase
        : { name: "refused", action: phase.action, error: happening.error };
  }
}

/**
 * phaseAt is the phase for a page that shows the session as it was fetched last. An answered action stays on its way
 * until the page shows the answer, or the line would vanish in between; and an action whose answer was fetched before
 * its own stream ended is done, or the line would be there twice.
 */
export function phaseAt<Done extends Input>(phase: Phase<Done>, session: Session, arrived: Arrived<Done>): Phase<Done> {
  if (phase.name === "answered") return session.version >= phase.version ? idle : phase;
  const pending = underway(phase);
  return pending && !session.open && arrived(session, pending.action) ? idle : phase;
}

/** Underway is a phase in which an action is on its way. */
export type Underway<Done extends Input> = Extract<Phase<Done>, { speech: Speech }>;

/** underway returns the phase if an action is on its way in it. */
export function underway<Done extends Input>(phase: Phase<Done>): Underway<Done> | undefined {
  return phase.name === "idle" || phase.name === "refused" ? undefined : phase;
}
