import type { Budget } from "../api/types";
import { money } from "../ui/amounts";

/** budgetSentence says what models may cost here, and what they cost today. */
export function budgetSentence({ session_usd: session, day_usd: day, spent_today_usd: spent }: Budget): string {
  const limits = [session > 0 && `${money(session)} a session`, day > 0 && `${money(day)} a day`].filter(Boolean);
  const most = limits.length > 0 ? `At most ${limits.join(" and ")}` : "No limit is set";
  return `${most}; ${money(spent)} spent today.`;
}
