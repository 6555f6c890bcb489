import type { RoleplayView } from "../api/types";
import { Button } from "../ui/Button";
import type { Place } from "./place";

interface Props {
  view: RoleplayView;
  onShow: (what: Place) => void;
}

/** Decide leads to the decision when it can be made, and to the debrief when it is. */
export function Decide({ view, onShow }: Props) {
  const { debrief, may_decide: ready } = view;
  return (
    <section aria-labelledby="decision">
      <h2 id="decision" className="mb-2 text-sm font-semibold">
        Decision
      </h2>
      {debrief ? (
        <>
          <p className="mb-3 text-sm text-muted">You decided: {debrief.call?.label}</p>
          <Button onClick={() => onShow("debrief")}>See your debrief</Button>
        </>
      ) : ready ? (
        <Button onClick={() => onShow("decide")}>Make your decision</Button>
      ) : (
        <p className="text-sm text-muted">Hear at least one person out, then decide.</p>
      )}
    </section>
  );
}
