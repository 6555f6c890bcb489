import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { diagnosticsOf, isGone, sentenceOf } from "../api/problem";
import { blueprintQuery, sessionQuery } from "../api/queries";
import { isGame } from "../api/types";
import { GonePage } from "../session/GonePage";
import { UnknownKindPage } from "../session/UnknownKindPage";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { Player } from "./Player";

const whileOpen = 2000;

/** GamePage is one game being played. */
export function GamePage() {
  const { sessionId: id = "" } = useParams();
  const session = useQuery({
    ...sessionQuery(id),
    refetchInterval: (query) => (query.state.data?.open ? whileOpen : false),
  });
  const known = session.data !== undefined && isGame(session.data);
  const blueprint = useQuery({ ...blueprintQuery(id), enabled: known });

  if (isGone(session.error)) return <GonePage />;
  if (session.data && !isGame(session.data)) return <UnknownKindPage session={session.data} />;
  const error = session.data ? blueprint.error : session.error;
  if (error && !(session.data && blueprint.data))
    return (
      <Page title="Game">
        <ErrorNote
          sentence={sentenceOf(error)}
          details={diagnosticsOf(error)}
          action={<Button onClick={() => void (session.data ? blueprint : session).refetch()}>Try again</Button>}
        />
      </Page>
    );
  if (!session.data || !blueprint.data)
    return (
      <Page title="Game">
        <Loading label="Loading the game" />
      </Page>
    );
  return <Player key={id} session={session.data} blueprint={blueprint.data} />;
}
