import { useState } from "react";
import type { Briefing as Scenario } from "../api/types";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Briefing } from "./Briefing";

/** BriefingButton opens the briefing again. */
export function BriefingButton({ scenario }: { scenario: Scenario }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" className="-ml-3" onClick={() => setOpen(true)}>
        Read the briefing again
      </Button>
      <Dialog title={scenario.title} open={open} onClose={() => setOpen(false)}>
        <Briefing scenario={scenario} heading="h3" />
      </Dialog>
    </>
  );
}
