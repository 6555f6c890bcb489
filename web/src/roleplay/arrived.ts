import type { Action } from "../api/turns";
import type { Session } from "../api/types";

/** arrived tells whether a session holds an action whose answer this page never got. */
export function arrived(session: Session, action: Action): boolean {
  if (session.turn <= action.turn) return false;
  const said = action.input.say?.trim();
  if (said === undefined) return true;
  return session.view.conversations.some((conversation) =>
    conversation.lines.some((line) => line.turn > action.turn && line.who === "learner" && line.text.trim() === said),
  );
}
