import { Link, useSearchParams } from "react-router";
import { useMe } from "../access/useMe";
import type { InterviewInput, InterviewSession } from "../api/types";
import { underway } from "../turn/phase";
import { useDraft } from "../turn/useDraft";
import { useFollow } from "../turn/useFollow";
import { useTurn } from "../turn/useTurn";
import { arrived } from "./arrived";
import { ConsentScreen } from "./ConsentScreen";
import { EndScreen } from "./EndScreen";
import { PausedScreen } from "./PausedScreen";
import { QuestionScreen } from "./QuestionScreen";
import { Withdraw } from "./Withdraw";

/** Respondent shows where the one who answers is: before consent, at a question, paused, or done. */
export function Respondent({ session }: { session: InterviewSession }) {
  const { view } = session;
  const owner = useMe()?.who === "owner";
  const draft = useDraft(session.id, view.lines.findLast(({ who }) => who === "respondent")?.text);
  const turn = useTurn<InterviewInput>(session, arrived, {
    onSent: ({ input }) => input.answer !== undefined && draft.hand(),
    onSettled: () => draft.forget(),
    onRefused: ({ input }) => draft.putBack(input.answer ?? ""),
  });
  const [params, setParams] = useSearchParams();
  const paused = params.get("show") === "paused";
  const { connected } = useFollow(session.id, session.version, session.open && !underway(turn.phase));

  return (
    <div
      lang={view.study.language}
      className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pt-6 pb-10 sm:px-8 sm:pt-10"
    >
      <title>{`${view.study.title} · Throughline`}</title>
      <div className="flex-1">{screen()}</div>
      {(owner || view.status !== "consent") && (
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule pt-3">
          {!owner && <p className="text-xs text-muted">{view.study.title}</p>}
          {owner && (
            <Link
              to={`/interview/${session.id}/inspect`}
              className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-rule underline-offset-4 hover:decoration-ink"
            >
              Inspect this interview
            </Link>
          )}
          {view.status !== "consent" && <Withdraw id={session.id} />}
        </div>
      )}
    </div>
  );

  function screen() {
    if (view.status === "consent") return <ConsentScreen study={view.study} turn={turn} />;
    if (view.status === "ended" || view.status === "declined") return <EndScreen view={view} />;
    if (paused && !underway(turn.phase)) return <PausedScreen view={view} onResume={() => setParams({})} />;
    return (
      <QuestionScreen
        view={view}
        turn={turn}
        draft={draft}
        connected={connected}
        onPause={() => setParams({ show: "paused" })}
      />
    );
  }
}
