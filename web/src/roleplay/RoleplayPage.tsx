import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { sessionQuery } from "../api/queries";
import { isRoleplay } from "../api/types";
import { GonePage } from "../session/GonePage";
import { UnknownKindPage } from "../session/UnknownKindPage";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { Play } from "./Play";

const whileOpen = 10_000;

/** RoleplayPage is one play-through of a scenario. */
export function RoleplayPage() {
  const { sessionId: id = "" } = useParams();
  const session = useQuery({
    ...sessionQuery(id),
    // The live stream tells of changes; this is for the day it does not get through.
    refetchInterval: (query) => (query.state.data?.open ? whileOpen : false),
  });

  if (session.isPending)
    return (
      <Page title="Role-play">
        <Loading label="Loading the role-play" />
      </Page>
    );
  if (isGone(session.error)) return <GonePage />;
  if (!session.data)
    return (
      <Page title="Role-play">
        <ErrorNote
          sentence={sentenceOf(session.error)}
          details={diagnosticsOf(session.error)}
          action={<Button onClick={() => void session.refetch()}>Try again</Button>}
        />
      </Page>
    );
  if (!isRoleplay(session.data)) return <UnknownKindPage session={session.data} />;
  return <Play key={id} session={session.data} />;
}
