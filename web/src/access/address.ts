import type { Me } from "../api/types";

/** signInAddress leads to the sign-in page and from there back to where one was. */
export function signInAddress(from: string): string {
  return from === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ next: from }).toString()}`;
}

/** nextAddress is where to go after signing in: an address of this site, whatever the link says. */
export function nextAddress(params: URLSearchParams): string {
  const next = params.get("next") ?? "/";
  const own = /^\/(?![/\\])/.test(next) && !/^\/sign-in(?![^/?#])/.test(next);
  return own ? next : "/";
}

/** guestAddress is the one page that is a guest's own. */
export function guestAddress(me: Me): string {
  return `/${me.kind ?? "roleplay"}/${me.session ?? ""}`;
}

/** Admission is what becomes of someone at an address. */
export type Admission = "in" | "sign in" | "elsewhere";

/** admission says whether someone may see the page at an address. The server says the same of all that is on it. */
export function admission(me: Me, pathname: string): Admission {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  if (path === "/sign-in" || path === "/join" || path.startsWith("/join/") || path === "/withdrawn") return "in";
  if (me.who === "owner") return "in";
  if (me.who === "nobody") return "sign in";
  return path === guestAddress(me) ? "in" : "elsewhere";
}
