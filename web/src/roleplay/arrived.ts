import type { Action } from "../api/turns";
import { isRoleplay, type RoleplayInput, type Session } from "../api/types";

/** Deed is one thing a learner does. */
export type Deed = Action<RoleplayInput>;

/** arrived tells whether a session holds an action whose answer this page never got. */
export function arrived(session: Session, action: Deed): boolean {
  if (session.turn <= action.turn) return false;
  const said = action.input.say?.trim();
  if (said === undefined || !isRoleplay(session)) return true;
  return session.view.conversations.some((conversation) =>
    conversation.lines.some((line) => line.turn > action.turn && line.who === "learner" && line.text.trim() === said),
  );
}
