import { Link } from "react-router";
import type { Invitation } from "../api/types";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { guestAddress } from "./address";
import { useMe } from "./useMe";

type Closed = Exclude<Invitation["state"], "open"> | "unknown";

const reasons: Record<Closed, { title: string; lead: string }> = {
  "used up": {
    title: "Every place is taken",
    lead: "As many people as this link was made for have joined. Ask whoever sent it for another.",
  },
  expired: {
    title: "This link has expired",
    lead: "It was made for a certain time, which is over. Ask whoever sent it for another.",
  },
  revoked: {
    title: "This link was withdrawn",
    lead: "Whoever sent it has closed it. If that surprises you, ask them.",
  },
  unknown: {
    title: "This link leads nowhere",
    lead: "Part of it may be missing: open it again from where you got it, or ask for another.",
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
      {me?.who === "guest" && (
        <Link to={guestAddress(me)} className={buttonClass("primary")}>
          Back to your conversation
        </Link>
      )}
    </Page>
  );
}
