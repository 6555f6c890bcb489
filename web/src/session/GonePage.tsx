import { Link } from "react-router";
import { useMe } from "../access/useMe";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";

/** GonePage answers the address of a session that does not exist. */
export function GonePage() {
  const me = useMe();
  return (
    <Page
      title="This session is gone"
      lead="It was deleted, or the link is mistyped. Nothing is kept of a deleted session."
    >
      {me?.who === "owner" && (
        <Link to="/sessions" className={buttonClass("primary")}>
          See all sessions
        </Link>
      )}
    </Page>
  );
}
