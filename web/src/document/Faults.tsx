import { asSentence } from "../api/problem";
import type { Found } from "./places";

interface Props {
  /** id is what the field names as its description. */
  id: string;
  found: Found[];
}

/** Faults says beside a field what is wrong with what stands in it. */
export function Faults({ id, found }: Props) {
  if (found.length === 0) return null;
  return (
    <ul id={id} className="mt-1 space-y-0.5 text-xs">
      {found.map(({ finding: { message, hint, severity } }, index) => (
        <li key={index} className={`border-l-2 pl-2 ${severity === "error" ? "border-accent" : "border-edge"}`}>
          {asSentence(message)} {hint && <span className="text-muted">{asSentence(hint)}</span>}
        </li>
      ))}
    </ul>
  );
}
