/** local is how the server calls whoever sits at its own machine, where nobody signs in. */
const local = "local";

/** by names who made a change, to follow the time of it; nothing where there is nobody else. */
export function by(who: string): string {
  return who === "" || who === local ? "" : ` by ${who}`;
}

/** someone is who made a change, to begin a sentence. */
export function someone(who: string | undefined): string {
  if (who === undefined || who === "") return "Somebody else";
  return who === local ? "Another tab or window" : who;
}
