import type { Debrief } from "../api/types";

interface Props {
  question: string;
  call: NonNullable<Debrief["call"]>;
}

/** YourCall sets the decision beside the one that the facts ask for, and says why. */
export function YourCall({ question, call }: Props) {
  const same = call.option === call.best;
  return (
    <section aria-labelledby="call" className="mt-12 print:mt-6">
      <h2 id="call" className="font-reading text-title font-medium">
        Your call
      </h2>
      <p className="mt-1 mb-5 text-muted print:mb-2">{question}</p>
      <div className={`grid gap-6 print:gap-4 ${same ? "" : "sm:grid-cols-2 print:grid-cols-2"}`}>
        <div className="border-l-2 border-accent pl-5">
          <h3 className="text-sm font-semibold text-muted">
            {same ? "You decided, as the facts ask for" : "You decided"}
          </h3>
          <p className="mt-1 font-reading text-speech print:text-base">{call.label}</p>
          <p className="mt-2 font-reading whitespace-pre-wrap print:text-sm">“{call.reason}”</p>
        </div>
        {!same && (
          <div className="border-l-2 border-edge pl-5">
            <h3 className="text-sm font-semibold text-muted">The facts ask for</h3>
            <p className="mt-1 font-reading text-speech print:text-base">{call.best_label}</p>
          </div>
        )}
      </div>
      <h3 className="mt-6 text-sm font-semibold text-muted print:mt-3">Why</h3>
      <p className="mt-1 max-w-2xl font-reading print:text-sm">{call.why}</p>
    </section>
  );
}
