import { Link } from "react-router";
import { useMe } from "../access/useMe";
import type { Session } from "../api/types";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { nameOfKind } from "./kind";

/** UnknownKindPage answers the address of a session that this page cannot show. */
export function UnknownKindPage({ session }: { session: Session }) {
  const me = useMe();
  return (
    <Page
      title={session.title || "A session"}
      lead={`This page cannot show a session of the kind ${nameOfKind(session.kind)}. Reload it: the browser may hold an older page than the server has.`}
    >
      {me?.who === "owner" && (
        <Link to={`/sessions/${session.id}`} className={buttonClass("primary")}>
          See the record
        </Link>
      )}
    </Page>
  );
}
