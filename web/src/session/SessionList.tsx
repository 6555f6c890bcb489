import { Link } from "react-router";
import type { Head } from "../api/types";
import { buttonClass } from "../ui/look";
import { Moment } from "../ui/Moment";
import { nameOfKind } from "./kind";

interface Props {
  sessions: Head[];
  label: string;
}

/** SessionList shows sessions, each with the way back into it and the way to its record. */
export function SessionList({ sessions, label }: Props) {
  return (
    <ul aria-label={label} className="divide-y divide-rule border-y border-rule">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-reading text-base font-medium">{session.title}</p>
            <p className="text-sm text-muted">
              <span className="inline-block first-letter:uppercase">
                {session.done ? "Finished" : session.place || "Just begun"}
              </span>
              <Dot />
              {nameOfKind(session.kind)}
              <Dot />
              {session.turn === 1 ? "1 turn" : `${session.turn} turns`}
              <Dot />
              <Moment at={session.updated} />
              {session.parent && (
                <>
                  <Dot />
                  forked after turn {session.parent_turn ?? 0}
                </>
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Link
              to={`/${session.kind}/${session.id}`}
              className={buttonClass("quiet")}
              aria-label={`${session.done ? "Look at" : "Resume"} ${session.title}`}
            >
              {session.done ? "Look" : "Resume"}
            </Link>
            {session.kind === "interview" && (
              <Link
                to={`/interview/${session.id}/inspect`}
                className={buttonClass("plain")}
                aria-label={`Inspect ${session.title}`}
              >
                Inspect
              </Link>
            )}
            <Link
              to={`/sessions/${session.id}`}
              className={buttonClass("plain")}
              aria-label={`Record of ${session.title}`}
            >
              Record
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Dot() {
  return <span aria-hidden> · </span>;
}
