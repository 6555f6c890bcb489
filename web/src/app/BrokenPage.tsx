import { sentenceOf } from "../api/problem";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Page } from "../ui/Page";
import { useRouteError } from "react-router";

/** BrokenPage stands in for a page that failed to draw itself. */
export function BrokenPage() {
  const error = useRouteError();
  return (
    <Page title="This page broke">
      <ErrorNote
        sentence={sentenceOf(error)}
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </Page>
  );
}
