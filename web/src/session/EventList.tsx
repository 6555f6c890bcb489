import { useQuery } from "@tanstack/react-query";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { eventsQuery } from "../api/queries";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { TurnEvents } from "./TurnEvents";
import { byTurn } from "./turns";

/** EventList shows a session's log, turn by turn. */
export function EventList({ id }: { id: string }) {
  const events = useQuery(eventsQuery(id));
  return (
    <section aria-labelledby="events">
      <h2 id="events" className="mb-5 font-reading text-title font-medium">
        What happened
      </h2>
      {events.isPending ? (
        <Loading label="Loading the events" />
      ) : events.isError ? (
        <ErrorNote
          sentence={sentenceOf(events.error)}
          details={diagnosticsOf(events.error)}
          action={<Button onClick={() => void events.refetch()}>Try again</Button>}
        />
      ) : events.data.length === 0 ? (
        <EmptyState title="No events yet" />
      ) : (
        <ol aria-label="Turns">
          {byTurn(events.data).map((turn) => (
            <TurnEvents key={turn.turn} id={id} turn={turn.turn} events={turn.events} />
          ))}
        </ol>
      )}
    </section>
  );
}
