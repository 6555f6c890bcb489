import { useEffect, useRef } from "react";
import type { NewToken } from "../api/types";
import { CopyField } from "../ui/CopyField";

/** TokenShown shows a token this once. */
export function TokenShown({ made }: { made: NewToken }) {
  const top = useRef<HTMLParagraphElement>(null);

  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);

  return (
    <div className="space-y-5">
      <p ref={top} tabIndex={-1} className="outline-none">
        It is shown this once. Keep it as you would keep a password.
      </p>
      <CopyField label="Token" value={made.token} />
    </div>
  );
}
