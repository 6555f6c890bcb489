import { Link } from "react-router";
import type { Me } from "../api/types";
import { buttonClass } from "../ui/look";
import { Page } from "../ui/Page";
import { guestAddress } from "./address";

/** OneConversationPage answers a guest at an address that is not theirs. */
export function OneConversationPage({ me }: { me: Me }) {
  const what = me.kind === "game" || me.kind === "interview" ? me.kind : "conversation";
  return (
    <Page
      title={`This link opens one ${what}`}
      lead="You are here as a guest. What is at this address is for the people who invited you."
    >
      <Link to={guestAddress(me)} className={buttonClass("primary")}>
        Back to your {what}
      </Link>
    </Page>
  );
}
