import type { CastMember, RoleplayView } from "../api/types";
import { firstName, waitsFor } from "./people";

interface Props {
  view: RoleplayView;
  shown: string;
  here: string;
  busy: boolean;
  onMeet: (id: string) => void;
  onRead: (id: string) => void;
}

const words: Record<CastMember["status"], string> = {
  locked: "not yet",
  unmet: "not met yet",
  talking: "under way",
  done: "heard",
};

/** CastList strings the people on a line: those met are on the walked part of it. */
export function CastList({ view, shown, here, busy, onMeet, onRead }: Props) {
  const { cast } = view;
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="mb-3 text-sm font-semibold">
        People
      </h2>
      <ol>
        {cast.map((member, index) => {
          const next = cast[index + 1];
          const label = `${verb(member, here)} ${firstName(member.name)}`;
          const act = () => (member.status === "done" || member.id === here ? onRead(member.id) : onMeet(member.id));
          const current = member.id === shown;
          return (
            <li key={member.id} className="relative pb-5 pl-7 last:pb-0">
              {next && (
                <span
                  aria-hidden
                  className={`absolute top-3 -bottom-3 left-[0.3125rem] w-0.5 ${isAhead(next) ? "bg-rule" : "bg-accent"}`}
                />
              )}
              <span
                aria-hidden
                className={`absolute top-[0.4375rem] left-0 size-3 rounded-full border-2 ${current ? "border-accent bg-accent" : isAhead(member) ? "border-edge bg-raised" : "border-accent bg-raised"}`}
              />
              <p className={current ? "font-semibold" : "font-medium"} aria-current={current || undefined}>
                {member.name}
              </p>
              <p className="text-xs text-muted">
                {member.role} · {member.status === "locked" ? `after ${waitsFor(view, member)}` : words[member.status]}
              </p>
              {!current && member.status !== "locked" && (
                <button
                  type="button"
                  aria-disabled={busy}
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

function isAhead({ status }: CastMember): boolean {
  return status === "unmet" || status === "locked";
}

function verb(member: CastMember, here: string): string {
  if (member.id === here) return "Back to";
  if (member.status === "done") return "Read again what was said with";
  return member.status === "talking" ? "Go on with" : "Talk to";
}
