import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { sessionQuery } from "../api/queries";
import { isInterview } from "../api/types";
import { GonePage } from "../session/GonePage";
import { UnknownKindPage } from "../session/UnknownKindPage";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { Respondent } from "./Respondent";

const whileWaiting = 3000;

/** InterviewPage is one interview, as the one who answers sees it. */
export function InterviewPage() {
  const { sessionId: id = "" } = useParams();
  const session = useQuery({
    ...sessionQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && (data.open || (isInterview(data) && data.view.waiting)) ? whileWaiting : false,
  });

  if (session.isPending)
    return (
      <Page title="Interview">
        <Loading label="Loading the interview" />
      </Page>
    );
  if (isGone(session.error)) return <GonePage />;
  if (!session.data)
    return (
      <Page title="Interview">
        <ErrorNote
          sentence={sentenceOf(session.error)}
          details={diagnosticsOf(session.error)}
          action={<Button onClick={() => void session.refetch()}>Try again</Button>}
        />
      </Page>
    );
  if (!isInterview(session.data)) return <UnknownKindPage session={session.data} />;
  return <Respondent key={id} session={session.data} />;
}
