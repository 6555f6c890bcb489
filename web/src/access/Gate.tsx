import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { meQuery } from "../api/access";
import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Page } from "../ui/Page";
import { admission, signInAddress } from "./address";
import { OneConversationPage } from "./OneConversationPage";

/** Gate shows a page to whom it is for, and leads others to where they may go on. */
export function Gate({ children }: { children: ReactNode }) {
  const me = useQuery(meQuery);
  const { pathname, search, hash } = useLocation();

  if (me.isPending)
    return (
      <div className="mx-auto w-full max-w-5xl px-4 pt-10 sm:px-8 sm:pt-16">
        <Loading label="Opening Throughline" />
      </div>
    );
  if (!me.data)
    return (
      <Page title="Throughline cannot open">
        <ErrorNote
          sentence={sentenceOf(me.error)}
          action={<Button onClick={() => void me.refetch()}>Try again</Button>}
        />
      </Page>
    );
  switch (admission(me.data, pathname)) {
    case "in":
      return children;
    case "sign in":
      return <Navigate to={signInAddress(pathname + search + hash)} replace />;
    case "elsewhere":
      return <OneConversationPage me={me.data} />;
  }
}
