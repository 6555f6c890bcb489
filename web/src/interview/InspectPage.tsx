import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { eventsAt, outcomeAt, sessionQuery } from "../api/queries";
import { isInterview, type InterviewSession } from "../api/types";
import { GonePage } from "../session/GonePage";
import { UnknownKindPage } from "../session/UnknownKindPage";
import { useFollow } from "../turn/useFollow";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { Inspection } from "./Inspection";
import { decisionsOf } from "./log";

/** InspectPage is one interview as its researcher sees it, while it goes on and afterwards. */
export function InspectPage() {
  const { sessionId: id = "" } = useParams();
  const session = useQuery(sessionQuery(id));
  if (session.isPending)
    return (
      <Page title="Interview">
        <Loading label="Loading the interview" />
      </Page>
    );
  if (isGone(session.error)) return <GonePage />;
  if (!session.data) return <Unread error={session.error} onRetry={() => void session.refetch()} />;
  if (!isInterview(session.data)) return <UnknownKindPage session={session.data} />;
  return <Read key={id} session={session.data} />;
}

/** Read fetches what was made of an interview, again whenever it went on. */
function Read({ session }: { session: InterviewSession }) {
  const { id, version, view } = session;
  const outcome = useQuery(outcomeAt(id, version));
  const events = useQuery(eventsAt(id, version));
  const { connected } = useFollow(id, version, view.status !== "ended" && view.status !== "declined");
  if (outcome.isPending || events.isPending)
    return (
      <Page title={session.title}>
        <Loading label="Loading what was made of it" rows={4} />
      </Page>
    );
  if (!outcome.data || !events.data)
    return (
      <Unread
        error={outcome.error ?? events.error}
        onRetry={() => {
          void outcome.refetch();
          void events.refetch();
        }}
      />
    );
  return (
    <Inspection session={session} outcome={outcome.data} decisions={decisionsOf(events.data)} connected={connected} />
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title="Interview">
      <ErrorNote
        sentence={sentenceOf(error)}
        details={diagnosticsOf(error)}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </Page>
  );
}
