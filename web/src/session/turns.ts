import type { SessionEvent } from "../api/types";

/** TurnOfEvents is the stretch of a log that belongs to one turn. */
export interface TurnOfEvents {
  turn: number;
  events: SessionEvent[];
}

/** byTurn cuts a log into its turns, in order. */
export function byTurn(events: SessionEvent[]): TurnOfEvents[] {
  const turns: TurnOfEvents[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (last?.turn === event.turn) last.events.push(event);
    else turns.push({ turn: event.turn, events: [event] });
  }
  return turns;
}
