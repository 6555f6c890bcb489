import type { TalkLine } from "../api/types";
import { firstName } from "./people";
import { PathWalked } from "./PathWalked";
import { StandingChart } from "./StandingChart";

interface Props {
  talk: TalkLine;
  onRead: (id: string) => void;
}

/** TalkLookedBack is one conversation from afar: how one stood with someone over time, and the way it went. */
export function TalkLookedBack({ talk, onRead }: Props) {
  const name = firstName(talk.name);
  if (!talk.met)
    return (
      <li className="break-inside-avoid">
        <h3 className="font-reading text-speech font-medium">{talk.name}</h3>
        <p className="mt-1 text-sm text-muted">You did not talk to {name}.</p>
      </li>
    );
  return (
    <li className="break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-reading text-speech font-medium print:text-base">{talk.name}</h3>
        <button
          type="button"
          aria-label={`Read again what was said with ${name}`}
          onClick={() => onRead(talk.character)}
          className="min-h-9 text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-ink print:hidden"
        >
          Read again
        </button>
      </div>
      <p className="text-sm text-muted">{howItEnded(talk)}</p>
      <StandingChart name={name} points={talk.standing} />
      <PathWalked name={name} path={talk.path} />
    </li>
  );
}

function howItEnded({ exchanges, ended, forced }: TalkLine): string {
  const length = exchanges === 1 ? "1 exchange" : `${exchanges} exchanges`;
  if (!ended) return `${length}, left before the end`;
  return forced ? `${length}, closed early` : `${length}, to the end`;
}
