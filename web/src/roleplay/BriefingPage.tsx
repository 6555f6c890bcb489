import type { RoleplayInput, RoleplayView } from "../api/types";
import { Button } from "../ui/Button";
import { Briefing } from "./Briefing";
import { Introductions } from "./Introductions";
import { firstName, guideOpen } from "./people";
import { TurnError } from "../turn/TurnError";
import type { Turn } from "../turn/useTurn";

interface Props {
  view: RoleplayView;
  turn: Turn<RoleplayInput>;
  /** busy tells that the learner is on the way to someone already. */
  busy: boolean;
  onMeet: (id: string) => void;
}

/** BriefingPage is what a learner sees before meeting anyone. */
export function BriefingPage({ view, turn, busy, onMeet }: Props) {
  const { guide } = view;
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 sm:px-8 sm:pt-14">
      <title>{`${view.scenario.title} · Throughline`}</title>
      <p className="text-sm text-muted">Role-play</p>
      <h1 className="mt-1 font-reading text-display font-medium tracking-[-0.015em]">{view.scenario.title}</h1>
      <div className="mt-8 sm:mt-10">
        <Briefing scenario={view.scenario} heading="h2" />
      </div>
      {guide && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunk px-5 py-4">
          <p className="min-w-0 flex-1 basis-64 text-sm text-muted">
            {firstName(guide.name)} can talk you through the situation before you begin. You need not ask.
          </p>
          <Button aria-disabled={busy} onClick={() => !busy && onMeet(guideOpen)}>
            Ask {firstName(guide.name)}
          </Button>
        </div>
      )}
      <section aria-labelledby="cast" className="mt-12">
        <h2 id="cast" className="mb-4 font-reading text-title font-medium">
          Whom will you see first?
        </h2>
        <TurnError turn={turn} />
        <Introductions view={view} busy={busy} onMeet={onMeet} />
      </section>
    </div>
  );
}
