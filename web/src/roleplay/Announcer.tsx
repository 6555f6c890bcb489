import { useState } from "react";
import type { SpokenLine } from "../api/types";

interface Props {
  name: string;
  lines: SpokenLine[];
}

/** Announcer reads out what the character said, each line once and whole, after it is finished. */
export function Announcer({ name, lines }: Props) {
  const [heard, setHeard] = useState(lines.length);
  const [spoken, setSpoken] = useState("");
  if (lines.length !== heard) {
    const fresh = lines.slice(heard).filter((line) => line.who === "character");
    setHeard(lines.length);
    if (fresh.length > 0) setSpoken(`${name}: ${fresh.map((line) => line.text).join(" ")}`);
  }
  return (
    <div aria-live="polite" className="sr-only">
      {spoken}
    </div>
  );
}
