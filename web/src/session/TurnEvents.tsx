import type { SessionEvent } from "../api/types";
import { EventItem } from "./EventItem";
import { ForkHere } from "./ForkHere";

interface Props {
  id: string;
  turn: number;
  events: SessionEvent[];
}

/** TurnEvents is one turn on the line of a session: what the person did, what came in, what was decided. */
export function TurnEvents({ id, turn, events }: Props) {
  return (
    <li className="group relative pb-6 pl-7 last:pb-0 sm:pl-9">
      <span aria-hidden className="absolute top-4 -bottom-4 left-[0.3125rem] w-0.5 bg-accent group-last:hidden" />
      <span aria-hidden className="absolute top-4 left-0 size-3 rounded-full bg-accent" />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-base font-semibold">{turn === 0 ? "Opening" : `Turn ${turn}`}</h3>
        <ForkHere id={id} turn={turn} />
      </div>
      <ul>
        {events.map((event) => (
          <EventItem key={event.version} event={event} />
        ))}
      </ul>
    </li>
  );
}
