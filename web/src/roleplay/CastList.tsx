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

const words: Record<CastMember["status"], string> = {
  locked: "not yet",
  unmet: "not met yet",
  talking: "under way",
  done: "heard",
};

/** CastList strings the people on a line: those met are on the walked part of it. */
export function CastList({ cast, shown, here, busy, onMeet, onRead }: Props) {
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
                  className={`absolute top-3 -bottom-3 left-[0.3125rem] w-0.5 ${next.status === "unmet" ? "bg-rule" : "bg-accent"}`}
                />
              )}
              <span
                aria-hidden
                className={`absolute top-[0.4375rem] left-0 size-3 rounded-full border-2 ${current ? "border-accent bg-accent" : member.status === "unmet" ? "border-edge bg-raised" : "border-accent bg-raised"}`}
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
  if (member.status === "done") return "Read again what was said with";
  return member.status === "talking" ? "Go on with" : "Talk to";
}
