import { Link } from "react-router";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";

/** NotFoundPage answers an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page title="There is nothing at this address" lead="The link may be mistyped, or what it led to was deleted.">
      <div className="flex flex-wrap gap-3">
        <Link to="/" className={buttonClass("primary")}>
          Go home
        </Link>
        <Link to="/sessions" className={buttonClass()}>
          See all sessions
        </Link>
      </div>
    </Page>
  );
}
