import { Examples } from "./Examples";
import { ModelNote } from "./ModelNote";
import { RecentSessions } from "./RecentSessions";

/** HomePage offers what can be played now, what was left unfinished, and says who speaks. */
export function HomePage() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-10 pb-16 sm:px-8 sm:pt-16">
      <title>Throughline</title>
      <h1 className="max-w-2xl font-reading text-display font-medium tracking-[-0.015em]">
        Practise, play and ask without losing the line
      </h1>
      <p className="mt-4 max-w-xl text-muted">
        Talk to the people in a scenario and decide. Play a game made of somebody’s notes. Or ask people why, in an
        interview that listens. A model writes the words; code owns the structure.
      </p>
      <div className="mt-12 space-y-14 sm:mt-16">
        <Examples />
        <RecentSessions />
        <ModelNote />
      </div>
    </div>
  );
}
