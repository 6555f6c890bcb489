import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { invitationQuery } from "../api/access";
import { isGone, sentenceOf } from "../api/problem";
import { nameOfKind } from "../session/kind";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { ClosedPage } from "./ClosedPage";
import { JoinForm } from "./JoinForm";

/** JoinPage is where a link or a code leads: what one is invited to, and the way in. */
export function JoinPage() {
  const { token = "" } = useParams();
  const invitation = useQuery(invitationQuery(token));

  if (invitation.isPending)
    return (
      <Page title="Your invitation">
        <Loading label="Loading your invitation" rows={1} />
      </Page>
    );
  if (isGone(invitation.error)) return <ClosedPage state={token.length <= 12 ? "code" : "unknown"} />;
  if (!invitation.data)
    return (
      <Page title="Your invitation">
        <ErrorNote
          sentence={sentenceOf(invitation.error)}
          action={<Button onClick={() => void invitation.refetch()}>Try again</Button>}
        />
      </Page>
    );

  const { kind, title, summary, state } = invitation.data;
  if (state !== "open") return <ClosedPage state={state} title={title} />;
  return (
    <div className="mx-auto w-full max-w-xl px-4 pt-10 pb-16 sm:px-8 sm:pt-20">
      <title>{`${title} · Throughline`}</title>
      <p className="text-sm text-muted">
        You are invited to {kind === "interview" ? "an" : "a"} {nameOfKind(kind).toLowerCase()}
      </p>
      <h1 className="mt-1 font-reading text-display font-medium tracking-[-0.015em]">{title}</h1>
      {/* What a study wants to learn would lead its respondents. */}
      {kind !== "interview" && <p className="mt-4 font-reading text-speech">{summary}</p>}
      <JoinForm token={token} invitation={invitation.data} />
    </div>
  );
}
