import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { accessKeys, join } from "../api/access";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { newKey } from "../api/turns";
import type { Invitation } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Field } from "../ui/Field";
import { buttonClass } from "../ui/look";
import { guestAddress } from "./address";
import { faultOf, remember, remembered, tidy } from "./nickname";
import { useMe } from "./useMe";

interface Props {
  token: string;
  invitation: Invitation;
}

/** JoinForm asks for a name and opens the conversation. */
export function JoinForm({ token, invitation }: Props) {
  const me = useMe();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // One key for as long as the page is open: pressing again must not take a second place.
  const key = useRef(newKey());
  const box = useRef<HTMLInputElement>(null);
  const [nickname, setNickname] = useState(remembered);
  const [tried, setTried] = useState(false);
  const fault = faultOf(nickname, invitation.class);
  const joining = useMutation({
    mutationFn: () => join(token, tidy(nickname), key.current),
    onSuccess: async ({ session, kind }) => {
      remember(tidy(nickname));
      await queries.invalidateQueries({ queryKey: accessKeys.me });
      await navigate(`/${kind}/${session}`);
    },
    // The link may have been closed while this page was open.
    onError: () => void queries.invalidateQueries({ queryKey: accessKeys.invitation(token) }),
  });

  return (
    <form
      aria-label="Join"
      noValidate
      className="mt-8 space-y-5 border-t-2 border-accent pt-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (fault !== undefined) box.current?.focus();
        else if (!joining.isPending) joining.mutate();
      }}
    >
      <Field
        ref={box}
        label={invitation.class ? "Your nickname" : "Your nickname, if you like"}
        name="nickname"
        autoComplete="nickname"
        required={invitation.class}
        hint="Whoever invited you sees it beside your conversation."
        fault={tried ? fault : undefined}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      {joining.isError && <ErrorNote sentence={sentenceOf(joining.error)} details={diagnosticsOf(joining.error)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" aria-disabled={joining.isPending}>
          {joining.isPending ? "Opening…" : "Join"}
        </Button>
        {me?.who === "guest" && (
          <Link to={guestAddress(me)} className={buttonClass("quiet")}>
            Go on with your conversation
          </Link>
        )}
      </div>
    </form>
  );
}
