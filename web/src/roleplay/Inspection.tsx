import { useSearchParams } from "react-router";
import type { RoleplaySession } from "../api/types";
import { Inspector } from "./Inspector";
import { firstName, isGuide, memberOf } from "./people";

/** Inspection is the inspector on a session's record: whose conversation it looks into is in the address. */
export function Inspection({ session }: { session: RoleplaySession }) {
  const [params, setParams] = useSearchParams();
  const { view } = session;
  const begun = view.conversations.map((conversation) => conversation.with);
  const asked = params.get("with") ?? "";
  const shown = begun.includes(asked) ? asked : (begun.findLast((id) => !isGuide(id)) ?? begun.at(-1));
  return (
    <section aria-labelledby="decided" className="mb-12">
      <h2 id="decided" className="mb-4 font-reading text-title font-medium">
        What was decided
      </h2>
      {shown === undefined ? (
        <p className="text-sm text-muted">Nobody was met yet.</p>
      ) : (
        <>
          <div role="group" aria-label="Conversation" className="mb-6 flex flex-wrap gap-2">
            {begun.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === shown}
                onClick={() =>
                  setParams(
                    (before) => {
                      before.set("with", id);
                      before.delete("turn");
                      return before;
                    },
                    { replace: true, preventScrollReset: true },
                  )
                }
                className="min-h-10 rounded-full border border-edge px-4 text-sm font-medium hover:bg-sunk aria-pressed:border-accent aria-pressed:bg-tint"
              >
                {nameOf(session, id)}
              </button>
            ))}
          </div>
          <Inspector key={shown} session={session} shown={shown} spread />
        </>
      )}
    </section>
  );
}

function nameOf({ view }: RoleplaySession, id: string): string {
  const name = firstName(memberOf(view, id)?.name ?? id);
  if (!isGuide(id)) return name;
  return id.endsWith("open") ? `${name}, opening` : `${name}, closing`;
}
