import { createBrowserRouter } from "react-router";
import { CodePage } from "../access/CodePage";
import { InvitesPage } from "../access/InvitesPage";
import { JoinPage } from "../access/JoinPage";
import { SignInPage } from "../access/SignInPage";
import { DocumentPage } from "../document/DocumentPage";
import { DocumentsPage } from "../document/DocumentsPage";
import { game, roleplay } from "../document/beginnings";
import { NewDocumentPage } from "../document/NewDocumentPage";
import { ResultsPage } from "../document/ResultsPage";
import { VersionsPage } from "../document/VersionsPage";
import { FullScreen } from "../game/FullScreen";
import { GamePage } from "../game/GamePage";
import { HomePage } from "../home/HomePage";
import { InspectPage } from "../interview/InspectPage";
import { InterviewPage } from "../interview/InterviewPage";
import { NewStudyPage } from "../interview/NewStudyPage";
import { WithdrawnPage } from "../interview/WithdrawnPage";
import { RoleplayPage } from "../roleplay/RoleplayPage";
import { SessionPage } from "../session/SessionPage";
import { SessionsPage } from "../session/SessionsPage";
import { SettingsPage } from "../settings/SettingsPage";
import { BrokenPage } from "./BrokenPage";
import { NotFoundPage } from "./NotFoundPage";
import { Shell } from "./Shell";

/** router maps addresses to pages. */
export const router = createBrowserRouter([
  {
    element: <FullScreen />,
    children: [{ path: "/game/:sessionId", element: <GamePage />, errorElement: <BrokenPage /> }],
  },
  {
    element: <Shell />,
    children: [
      {
        errorElement: <BrokenPage />,
        children: [
          { path: "/", element: <HomePage /> },
          { path: "/roleplay/:sessionId", element: <RoleplayPage /> },
          { path: "/interview/:sessionId", element: <InterviewPage /> },
          { path: "/interview/:sessionId/inspect", element: <InspectPage /> },
          { path: "/withdrawn", element: <WithdrawnPage /> },
          { path: "/sessions", element: <SessionsPage /> },
          { path: "/sessions/:sessionId", element: <SessionPage /> },
          { path: "/documents", element: <DocumentsPage /> },
          { path: "/documents/new", element: <NewDocumentPage key="roleplay" beginning={roleplay} /> },
          { path: "/documents/new/game", element: <NewDocumentPage key="game" beginning={game} /> },
          { path: "/documents/new/study", element: <NewStudyPage /> },
          { path: "/documents/:kind/:id", element: <DocumentPage /> },
          { path: "/documents/:kind/:id/results", element: <ResultsPage /> },
          { path: "/documents/:kind/:id/versions/:version?", element: <VersionsPage /> },
          { path: "/invites", element: <InvitesPage /> },
          { path: "/settings", element: <SettingsPage /> },
          { path: "/sign-in", element: <SignInPage /> },
          { path: "/join", element: <CodePage /> },
          { path: "/join/:token", element: <JoinPage /> },
          { path: "*", element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
