import type { Participant } from "../api/types";

const list = new Intl.ListFormat("en-GB");

/** named makes names of sessions. */
export function named(people: Participant[]): (sessions: string[]) => string {
  const names = new Map(people.map((each) => [each.session, each.nickname || "No nickname"]));
  return (sessions) => list.format(sessions.map((each) => names.get(each) ?? "Someone"));
}

/** minutes says how long something took. */
export function minutes(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} seconds`;
  const whole = Math.round(seconds / 60);
  return whole === 1 ? "1 minute" : `${whole} minutes`;
}
