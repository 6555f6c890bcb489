import type { Visit } from "../api/types";
import { nodeName } from "./fate";

interface Props {
  name: string;
  path: Visit[];
}

/** PathWalked strings the parts of a conversation on the line, in the order they were come to. */
export function PathWalked({ name, path }: Props) {
  if (path.length === 0) return null;
  return (
    <ol aria-label={`The way through the conversation with ${name}`} className="mt-3 print:mt-1">
      {path.map((visit, index) => (
        <li key={index} className="relative pb-1.5 pl-5 text-sm last:pb-0 print:pb-0 print:text-xs">
          {index < path.length - 1 && (
            <span aria-hidden className="absolute top-2.5 -bottom-2.5 left-[0.1875rem] w-0.5 bg-accent" />
          )}
          <span
            aria-hidden
            className={`absolute top-2 left-0 size-2 rounded-full border-2 border-accent ${visit.satisfied ? "bg-accent" : "bg-paper"}`}
          />
          {nodeName(visit.node)}
          <span className="text-muted">{said(visit)}</span>
        </li>
      ))}
    </ol>
  );
}

function said({ turns, gate, held, left }: Visit): string {
  const parts = [
    turns > 1 ? `${turns} exchanges` : "",
    gate && held ? `held ${held === 1 ? "once" : `${held} times`}` : "",
    left === "force" ? "cut short" : "",
    left === undefined ? "left here" : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : ` · ${parts.join(", ")}`;
}
