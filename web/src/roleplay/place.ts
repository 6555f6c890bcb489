import type { RoleplayView } from "../api/types";
import { conversationWith, guideClose, memberOf } from "./people";

/** Place is a page of a role-play that is no conversation. */
export type Place = "briefing" | "decide" | "debrief";

/** placeIn is where a role-play is opened: what the address asks for, as far as it is there, else what comes next. */
export function placeIn(view: RoleplayView, params: URLSearchParams): Place | { with: string } {
  const asked = params.get("show");
  const whom = params.get("with");
  if (asked === "debrief" && view.debrief) return "debrief";
  if (asked === "decide" && view.may_decide) return "decide";
  if (whom !== null && memberOf(view, whom) && conversationWith(view, whom)) return { with: whom };
  if (view.debrief && isClosed(view)) return "debrief";
  return view.with === "" || !memberOf(view, view.with) ? "briefing" : { with: view.with };
}

/** isClosed tells that there is nothing left to say: the guide has said the last words, or there is none. */
function isClosed(view: RoleplayView): boolean {
  return !view.guide || (conversationWith(view, guideClose)?.ended ?? true);
}
