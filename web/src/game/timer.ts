import type { TimerMode } from "../api/types";

const name = "timer";

/** remembered is the mode that this person chose last, in any game. */
export function remembered(): TimerMode | undefined {
  try {
    const mode = localStorage.getItem(name);
    return mode === "on" || mode === "extended" || mode === "off" ? mode : undefined;
  } catch {
    return undefined;
  }
}

/** remember keeps the mode for the next game. */
export function remember(mode: TimerMode): void {
  try {
    localStorage.setItem(name, mode);
  } catch {
    // It holds for this game at least.
  }
}

/** leftAt is how many whole seconds are left, begun ones counted. */
export function leftAt(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** minutes is a time as clocks show it. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** spoken is a duration in words. */
export function spoken(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  const whole = Math.round(seconds / 60);
  return `${whole} ${whole === 1 ? "minute" : "minutes"}`;
}
