import { useState, type ReactNode } from "react";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

interface Props {
  papers: number;
  /** children draws the side; what it calls close for leads away from it. */
  children: (close: () => void) => ReactNode;
}

/** SideDialog is where the side goes on a narrow page. */
export function SideDialog({ papers, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="px-4!" onClick={() => setOpen(true)}>
        {papers > 0 ? `People, papers (${papers})` : "People, papers"}
      </Button>
      <Dialog title="People and papers" open={open} onClose={() => setOpen(false)}>
        {children(() => setOpen(false))}
      </Dialog>
    </>
  );
}
