import type { Action } from "../api/turns";
import { isInterview, type InterviewInput, type Session } from "../api/types";

/** Deed is one thing a respondent or a researcher does. */
export type Deed = Action<InterviewInput>;

/** arrived tells whether an interview holds an action whose answer this page never got. */
export function arrived(session: Session, { input, turn }: Deed): boolean {
  if (session.turn <= turn) return false;
  const answer = input.answer?.trim();
  if (answer === undefined || !isInterview(session)) return true;
  return session.view.lines.some((line) => line.who === "respondent" && line.text.trim() === answer);
}
