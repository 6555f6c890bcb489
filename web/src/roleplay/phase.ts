import { silence, type Speech } from "../api/speech";
import type { Session } from "../api/types";
import { arrived, type Deed } from "./arrived";

/** Phase is where this page is with what the learner did last. */
export type Phase =
  | { name: "idle" }
  | { name: "sending"; action: Deed; speech: Speech }
  | { name: "lost"; action: Deed; speech: Speech }
  | { name: "answered"; action: Deed; speech: Speech; version: number }
  | { name: "refused"; action: Deed; error: unknown };

/** Happening is what moves a page from one phase to the next. */
export type Happening =
  | { type: "sent"; action: Deed }
  | { type: "heard"; speech: Speech }
  | { type: "lost" }
  | { type: "refused"; error: unknown }
  | { type: "answered"; version: number }
  | { type: "dismissed" };

/** idle is the phase in which the learner may act. */
export const idle: Phase = { name: "idle" };

/** nextPhase is the whole of the page's own state around a turn; what the turn did is the server's to say. */
export function nextPhase(phase: Phase, happening: Happening): Phase {
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
export function phaseAt(phase: Phase, session: Session): Phase {
  if (phase.name === "answered") return session.version >= phase.version ? idle : phase;
  const pending = underway(phase);
  return pending && !session.open && arrived(session, pending.action) ? idle : phase;
}

/** Underway is a phase in which an action is on its way. */
export type Underway = Extract<Phase, { speech: Speech }>;

/** underway returns the phase if an action is on its way in it. */
export function underway(phase: Phase): Underway | undefined {
  return phase.name === "idle" || phase.name === "refused" ? undefined : phase;
}
