import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { guestsQuery } from "../api/access";
import { sentenceOf } from "../api/problem";
import type { Invite } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Moment } from "../ui/Moment";

/** GuestList says who came by a link, where they are, and leads to their sessions. */
export function GuestList({ invite }: { invite: Invite }) {
  const guests = useQuery(guestsQuery(invite.id));
  if (guests.isPending) return <Loading label="Loading the guests" rows={1} />;
  if (guests.isError)
    return (
      <ErrorNote
        sentence={sentenceOf(guests.error)}
        action={<Button onClick={() => void guests.refetch()}>Try again</Button>}
      />
    );
  if (guests.data.length === 0) return <p className="text-sm text-muted">Nobody has joined yet.</p>;
  return (
    <ul aria-label={`Guests of ${invite.label || invite.title}`} className="ml-1 border-l-2 border-accent pl-5">
      {guests.data.map((guest) => (
        <li key={guest.session} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 py-1.5 text-sm">
            <strong className="font-semibold">{guest.nickname || "No nickname"}</strong>
            <span className="text-muted">
              {" · "}
              <span className="inline-block first-letter:uppercase">
                {guest.done ? "Finished" : guest.place || "Just begun"}
              </span>
              {" · joined "}
              <Moment at={guest.joined} />
            </span>
          </p>
          <Link
            to={`/sessions/${guest.session}`}
            className={buttonClass("plain")}
            aria-label={`Session of ${guest.nickname || "a guest without a nickname"}`}
          >
            Session
          </Link>
        </li>
      ))}
    </ul>
  );
}
