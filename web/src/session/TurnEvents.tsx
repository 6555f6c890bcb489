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
    <li className="relative border-l-2 border-accent pb-8 pl-6 last:pb-0 sm:pl-8">
      <span aria-hidden className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-accent ring-4 ring-paper" />
      <div className="mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-4">
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
