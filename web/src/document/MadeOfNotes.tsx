import type { Diagnostic, Made } from "../api/types";
import { nameOfMechanic } from "../session/mechanic";

/** MadeOfNotes says what a game that was just made of notes consists of, and what of the notes is not in it. */
export function MadeOfNotes({ state }: { state: unknown }) {
  const { made, remarks = [], holds } = state as { made?: Made; remarks?: Diagnostic[]; holds?: boolean };
  if (!made) return null;
  return (
    <section aria-label="What was made" className="mb-8 rounded-card bg-sunk px-5 py-4 text-sm">
      <p role="status" className="font-semibold">
        {made.scenes.length} {made.scenes.length === 1 ? "scene" : "scenes"}, {made.items} items, about {made.minutes}{" "}
        minutes, {made.max_score} points. {holds && "The bots have played it to its end."}
      </p>
      <ol className="mt-3 space-y-1">
        {made.scenes.map((scene, index) => (
          <li key={index}>
            {index + 1}. {scene.title}{" "}
            <span className="text-muted">
              · {scene.mechanics.map(nameOfMechanic).join(", ")} · {scene.items} items
              {scene.diagram && " · with a diagram"}
            </span>
          </li>
        ))}
      </ol>
      {made.left_out.length > 0 && (
        <>
          <h2 className="mt-4 font-semibold">Left out</h2>
          <ul className="mt-1 space-y-1">
            {made.left_out.map((each) => (
              <li key={each.section}>
                {each.section}: {each.items.join(", ")} <span className="text-muted">· {each.why}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {remarks.length > 0 && (
        <>
          <h2 className="mt-4 font-semibold">About your notes</h2>
          <ul className="mt-1 space-y-1">
            {remarks.map((each, index) => (
              <li key={index}>
                Line {each.place.line}: {each.message} <span className="text-muted">{each.hint}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 text-muted">
        Change any of it below, preview it, then invite your class: by a link or by a code.
      </p>
    </section>
  );
}
