import { useState } from "react";
import type { NewToken } from "../api/types";
import { Button } from "../ui/Button";
import { CopyField } from "../ui/CopyField";
import { Dialog } from "../ui/Dialog";
import { TokenForm } from "./TokenForm";

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
        {made ? (
          <div className="space-y-5">
            <p role="status">It is shown this once. Keep it as you would keep a password.</p>
            <CopyField label="Token" value={made.token} />
          </div>
        ) : (
          <TokenForm onMade={setMade} />
        )}
      </Dialog>
    </>
  );
}
