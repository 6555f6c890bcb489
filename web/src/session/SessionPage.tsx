import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { asSentence, diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { sessionQuery } from "../api/queries";
import { isInterview, isRoleplay } from "../api/types";
import { Inspection } from "../roleplay/Inspection";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Moment } from "../ui/Moment";
import { Page } from "../ui/Page";
import { DeleteSession } from "./DeleteSession";
import { EventList } from "./EventList";
import { GonePage } from "./GonePage";
import { nameOfKind } from "./kind";
import { ReplayVerdict } from "./ReplayVerdict";

/** SessionPage is a session's record, for its owner: every event, and what can be done with the whole. */
export function SessionPage() {
  const { sessionId: id = "" } = useParams();
  const session = useQuery(sessionQuery(id));

  if (session.isPending)
    return (
      <Page title="Session">
        <Loading label="Loading the session" />
      </Page>
    );
  if (isGone(session.error)) return <GonePage />;
  if (!session.data)
    return (
      <Page title="Session">
        <ErrorNote
          sentence={sentenceOf(session.error)}
          details={diagnosticsOf(session.error)}
          action={<Button onClick={() => void session.refetch()}>Try again</Button>}
        />
      </Page>
    );

  const head = session.data;
  return (
    <Page
      title={head.title}
      lead={
        <p>
          {nameOfKind(head.kind)}, begun <Moment at={head.created} />.{" "}
          {head.done ? "Finished." : asSentence(head.place || "just begun")}
          {head.parent && (
            <>
              {" "}
              Forked from{" "}
              <Link className="underline underline-offset-4" to={`/sessions/${head.parent}`}>
                another session
              </Link>{" "}
              after turn {head.parent_turn ?? 0}.
            </>
          )}
        </p>
      }
    >
      <div className="mb-10 flex flex-wrap items-start gap-3">
        <Link to={`/${head.kind}/${head.id}`} className={buttonClass("primary")}>
          {head.done ? "Look at it" : "Resume"}
        </Link>
        {isInterview(head) && (
          <Link to={`/interview/${head.id}/inspect`} className={buttonClass()}>
            Inspect
          </Link>
        )}
        <ReplayVerdict id={id} />
        <DeleteSession id={id} title={head.title} />
      </div>
      {isRoleplay(head) && <Inspection session={head} />}
      <EventList id={id} />
    </Page>
  );
}
