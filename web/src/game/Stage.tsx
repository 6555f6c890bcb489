import { Button } from "../ui/Button";
import { Arrival } from "./Arrival";
import { mayLeave, nameOf, type Table } from "./table";
import { Task } from "./Task";

/** Stage is the task that is played: what to do, and the place to do it. */
export function Stage({ table }: { table: Table }) {
  const { view, scene, mechanic, play } = table;
  const paused = view.phase === "paused";
  return (
    <section aria-label={nameOf(mechanic)}>
      <div className="mt-5 mb-6 max-w-3xl sm:mt-8">
        <p className="text-xs text-muted">
          {view.practice && "Practice · "}
          {nameOf(mechanic)}
          {view.attempt > 1 && ` · attempt ${view.attempt}`}
        </p>
        <Arrival className="mt-1 text-title">{mechanic.instruction}</Arrival>
      </div>
      <Task table={table} />
      {paused && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button look="primary" autoFocus onClick={() => play({ do: "continue" })}>
            Go on
          </Button>
          <span className="text-sm text-muted">This task is done.</span>
        </div>
      )}
      {!paused && !view.practice && mayLeave(scene, mechanic) && (
        <p className="mt-8">
          <Button look="plain" className="-ml-3" onClick={() => play({ do: "continue" })}>
            Leave the rest and go on
          </Button>
        </p>
      )}
    </section>
  );
}
