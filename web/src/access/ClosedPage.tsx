import { Link } from "react-router";
import type { Invitation } from "../api/types";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { guestAddress } from "./address";
import { useMe } from "./useMe";

type Closed = Exclude<Invitation["state"], "open"> | "unknown" | "code";

const reasons: Record<Closed, { title: string; lead: string }> = {
  "used up": {
    title: "Every place is taken",
    lead: "As many people as it was made for have joined. Ask whoever invited you for another.",
  },
  expired: {
    title: "This invitation has expired",
    lead: "It was made for a certain time, which is over. Ask whoever invited you for another.",
  },
  revoked: {
    title: "This invitation was withdrawn",
    lead: "Whoever invited you has closed it. If that surprises you, ask them.",
  },
  unknown: {
    title: "This link leads nowhere",
    lead: "Part of it may be missing: open it again from where you got it, or ask for another.",
  },
  code: {
    title: "No invitation has this code",
    lead: "Compare it character by character with what you were given, or ask whoever gave it to you.",
  },
};

interface Props {
  state: Closed;
  /** title is what the link invited to, when that is known. */
  title?: string;
}

/** ClosedPage says why a link lets nobody in, and what to do. */
export function ClosedPage({ state, title }: Props) {
  const me = useMe();
  const reason = reasons[state];
  return (
    <Page
      title={reason.title}
      lead={
        <div role="status">
          {title && <p className="mb-1 text-ink">{title}</p>}
          <p>{reason.lead}</p>
        </div>
      }
    >
      {state === "code" && (
        <Link to="/join" className={buttonClass("primary")}>
          Type it again
        </Link>
      )}
      {me?.who === "guest" && (
        <Link to={guestAddress(me)} className={buttonClass("primary")}>
          Back to your conversation
        </Link>
      )}
    </Page>
  );
}
