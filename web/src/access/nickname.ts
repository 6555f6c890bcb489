const key = "nickname";
const longest = 40;

/** tidy is a nickname as it will be shown: one line, without space around it. */
export function tidy(nickname: string): string {
  return nickname.trim().split(/\s+/).join(" ");
}

/** faultOf says what is wrong with a nickname, or nothing. Only someone alone may go without. */
export function faultOf(nickname: string, required: boolean): string | undefined {
  const length = Array.from(tidy(nickname)).length;
  if (required && length === 0) return "Choose a name to go by.";
  if (length > longest) return `Too long: shorten it by ${length - longest}.`;
  return undefined;
}

/** remembered is the nickname used last in this browser. */
export function remembered(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** remember keeps a nickname for the next time, where the browser allows it. */
export function remember(nickname: string): void {
  try {
    localStorage.setItem(key, nickname);
  } catch {
    // Then it is typed again.
  }
}
