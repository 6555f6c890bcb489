import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { invitesQuery } from "../api/access";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { InviteItem } from "./InviteItem";

/** InvitesPage lists every link that was made, who came by it, and how far they are. */
export function InvitesPage() {
  const invites = useQuery(invitesQuery);
  const [note, setNote] = useState("");
  return (
    <Page
      title="Invitations"
      lead="Each link opens one conversation to whoever has it, and nothing else. The link itself was shown once, when it was made."
    >
      <p role="status" className="sr-only">
        {note}
      </p>
      {invites.isPending ? (
        <Loading label="Loading invitations" />
      ) : invites.isError ? (
        <ErrorNote
          sentence={sentenceOf(invites.error)}
          details={diagnosticsOf(invites.error)}
          action={<Button onClick={() => void invites.refetch()}>Try again</Button>}
        />
      ) : invites.data.length === 0 ? (
        <EmptyState
          title="Nobody is invited yet"
          action={
            <Link to="/" className={buttonClass("primary")}>
              Choose what to invite to
            </Link>
          }
        >
          Press Invite on anything that is ready to play.
        </EmptyState>
      ) : (
        <ul aria-label="Invitations" className="divide-y divide-rule border-y border-rule">
          {invites.data.map((invite) => (
            <InviteItem key={invite.id} invite={invite} onRevoked={(name) => setNote(`Revoked: ${name}.`)} />
          ))}
        </ul>
      )}
    </Page>
  );
}
