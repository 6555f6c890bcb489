import type { CastMember } from "../api/types";
import { firstName } from "./people";

interface Props {
  cast: CastMember[];
  shown: string;
  here: string;
  busy: boolean;
  onMeet: (id: string) => void;
  onRead: (id: string) => void;
}

const words: Record<CastMember["status"], string> = { unmet: "not met yet", talking: "under way", done: "heard" };

/** CastList strings the people on a line: those met are on the walked part of it. */
export function CastList({ cast, shown, here, busy, onMeet, onRead }: Props) {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-3 text-sm font-semibold">
        People
      </h2>
      <ol>
        {cast.map((member) => {
          const label = verb(member, here);
          const act = () => (member.status === "done" || member.id === here ? onRead(member.id) : onMeet(member.id));
          const current = member.id === shown;
          return (
            <li key={member.id} className={`relative border-l-2 pb-5 pl-5 last:pb-0 ${member.status === "unmet" ? "border-rule" : "border-accent"}`}>
              <span
                aria-hidden
                className={`absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-accent ring-3 ring-paper ${current ? "bg-accent" : member.status === "unmet" ? "border-edge! bg-paper" : "bg-paper"}`}
              />
              <p className={current ? "font-semibold" : "font-medium"} aria-current={current || undefined}>
                {member.name}
              </p>
              <p className="text-xs text-muted">
                {member.role} · {words[member.status]}
              </p>
              {!current && (
                <button
                  type="button"
                  aria-disabled={busy}
                  aria-label={`${label} ${firstName(member.name)}`}
                  onClick={() => !busy && act()}
                  className="-ml-1 min-h-9 px-1 text-sm underline decoration-edge underline-offset-4 hover:decoration-ink aria-disabled:text-muted aria-disabled:no-underline"
                >
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function verb(member: CastMember, here: string): string {
  if (member.id === here) return "Back to";
  if (member.status === "done") return "Read again:";
  return member.status === "talking" ? "Go on with" : "Talk to";
}
