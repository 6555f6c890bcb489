import { asSentence } from "../api/problem";
import type { Diagnostic } from "../api/types";

interface Props {
  diagnostics: Diagnostic[] | undefined;
  /** onGo leads to what a finding is about. */
  onGo: (finding: Diagnostic) => void;
}

/** Findings lists what is wrong with a document, each with the way to its field or line. */
export function Findings({ diagnostics, onGo }: Props) {
  const errors = diagnostics?.filter(({ severity }) => severity === "error").length ?? 0;
  const others = (diagnostics?.length ?? 0) - errors;
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" className="text-sm font-semibold">
        <span role="status">{diagnostics === undefined ? "Checking…" : summary(errors, others)}</span>
      </h2>
      {diagnostics && diagnostics.length > 0 && (
        <ul className="mt-2 max-h-72 space-y-1 overflow-y-auto">
          {diagnostics.map((finding, index) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => onGo(finding)}
                className={`w-full rounded-sm border-l-2 px-3 py-1.5 text-left text-sm hover:bg-sunk ${finding.severity === "error" ? "border-accent" : "border-edge"}`}
              >
                {asSentence(finding.message)}{" "}
                {finding.hint && <span className="text-muted">{asSentence(finding.hint)}</span>}
                <span className="block text-xs text-muted">
                  Line {finding.place.line ?? 1}
                  {finding.place.path && ` · ${finding.place.path}`} · {finding.code}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function summary(errors: number, others: number): string {
  if (errors + others === 0) return "Nothing to mend";
  const parts = [
    errors > 0 ? `${errors} ${errors === 1 ? "error" : "errors"}` : "",
    others > 0 ? `${others} ${others === 1 ? "remark" : "remarks"}` : "",
  ];
  return `${parts.filter((part) => part !== "").join(", ")}${errors > 0 ? ": to be mended before it can be played" : ""}`;
}
