import type { RoleplayView } from "../api/types";
import { conversationWith, memberOf } from "./people";

/** Place is a page of a role-play that is no conversation. */
export type Place = "briefing" | "decide" | "debrief";

/** placeIn is where a role-play is opened: what the address asks for, as far as it is there, else what comes next. */
export function placeIn(view: RoleplayView, params: URLSearchParams): Place | { with: string } {
  const asked = params.get("show");
  const whom = params.get("with");
  if (asked === "debrief" && view.debrief) return "debrief";
  if (asked === "decide" && view.may_decide) return "decide";
  if (whom !== null && memberOf(view, whom) && conversationWith(view, whom)) return { with: whom };
  // Where there is a guide, the last words are theirs, and lead on to the debrief.
  if (view.debrief && !view.guide) return "debrief";
  return view.with === "" || !memberOf(view, view.with) ? "briefing" : { with: view.with };
}
