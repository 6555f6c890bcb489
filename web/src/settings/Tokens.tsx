import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { tokensQuery } from "../api/access";
import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { NewTokenButton } from "./NewTokenButton";
import { TokenItem } from "./TokenItem";

/** Tokens lists what programs may come in with. */
export function Tokens() {
  const tokens = useQuery(tokensQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState("");
  const revoked = (label: string) => {
    // The button that has the focus is about to go with its token.
    heading.current?.focus();
    setNote(`Revoked: ${label}.`);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          API tokens
        </h3>
        <p role="status" className="sr-only">
          {note}
        </p>
        <NewTokenButton />
      </div>
      <div className="mt-2">
        {tokens.isPending ? (
          <Loading label="Loading the tokens" rows={1} />
        ) : tokens.isError ? (
          <ErrorNote
            sentence={sentenceOf(tokens.error)}
            action={<Button onClick={() => void tokens.refetch()}>Try again</Button>}
          />
        ) : tokens.data.length === 0 ? (
          <p className="text-sm text-muted">None yet. A token lets a program do what you can do here.</p>
        ) : (
          <ul aria-label="API tokens" className="divide-y divide-rule border-y border-rule">
            {tokens.data.map((token) => (
              <TokenItem key={token.id} token={token} onRevoked={() => revoked(token.label)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
