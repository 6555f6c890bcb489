import type { Invite } from "../api/types";

/** places says how many of an invitation's places are taken. */
export function places({ class: many, used, limit }: Pick<Invite, "class" | "used" | "limit">): string {
  if (!many) return used > 0 ? "for one, who joined" : "for one, not joined yet";
  return `${used} of ${limit} joined`;
}
