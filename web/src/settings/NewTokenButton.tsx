import { useState } from "react";
import type { NewToken } from "../api/types";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { TokenForm } from "./TokenForm";
import { TokenShown } from "./TokenShown";

/** NewTokenButton makes a token and shows it once. */
export function NewTokenButton() {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<NewToken>();
  const close = () => {
    setOpen(false);
    setMade(undefined);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>New token</Button>
      <Dialog
        title={made ? "The token is ready" : "New token"}
        open={open}
        onClose={close}
        actions={made && <Button onClick={close}>Done</Button>}
      >
        {made ? <TokenShown made={made} /> : <TokenForm onMade={setMade} />}
      </Dialog>
    </>
  );
}
