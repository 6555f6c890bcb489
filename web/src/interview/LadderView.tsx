import { useMemo } from "react";
import type { InterviewOutcome } from "../api/types";
import { Switch } from "../document/Switch";
import { useWidth } from "../ui/useWidth";
import { drawnAt, type Level } from "./graph";
import { layOut, loose, wayOf, type Placed, type Rung } from "./ladder";
import { plain } from "./words";

const levels = [
  { value: "surface", label: "In their words" },
  { value: "canonical", label: "Paraphrases together" },
] as const;

const aside = 130;
const roomFor = 640;
const above = 20;

interface Props {
  outcome: InterviewOutcome;
  turn: number;
  /** focus is the concept that the question after the turn is about. */
  focus: string;
  chosen: string;
  level: Level;
  onLevel: (level: Level) => void;
  onChoose: (concept: string) => void;
}

/** LadderView draws the knowledge graph from attributes at the bottom to values at the top, as it was after a turn. */
export function LadderView({ outcome, turn, focus, chosen, level, onLevel, onChoose }: Props) {
  const [ref, width] = useWidth();
  const wide = width >= roomFor;
  const ladder = useMemo(() => {
    const types = [...outcome.levels].sort((a, b) => (a.level ?? 0) - (b.level ?? 0)).map(({ type }) => type);
    const drawn = drawnAt(outcome, level, turn);
    return { ...layOut(drawn, types, width, wide ? aside : 0, wide ? 0 : above), ties: drawn.ties };
  }, [outcome, level, turn, width, wide]);
  const at = new Map(ladder.placed.map((each) => [each.id, each]));
  const tied = new Set(ladder.ties.flatMap(({ from, to }) => [from, to]));
  const isFocus = (idea: Placed) => idea.concepts.includes(focus);
  const isChosen = (idea: Placed) => idea.concepts.includes(chosen);
  const lit = ladder.placed.filter((each) => (chosen === "" ? isFocus(each) : isChosen(each))).map(({ id }) => id);
  // Lines may run behind boxes, so what they lead to is marked, too.
  const near = new Set(
    ladder.ties.filter(({ from, to }) => lit.includes(from) || lit.includes(to)).flatMap(({ from, to }) => [from, to]),
  );

  /** placeOf is where a rung's name stands: beside its row, or above it where there is no room. */
  const placeOf = ({ y, empty }: Rung) => {
    if (empty) return { top: y, right: 0 };
    return wide ? { top: y + 8, width: aside - 16 } : { top: y - above, right: 0 };
  };

  return (
    <section aria-labelledby="ladder" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="ladder" className="font-reading text-title font-medium">
            The ladder after turn {turn}
          </h2>
          <p className="text-xs text-muted">
            Lines lead up to what follows. Dashed: a step was left out. Faint: taken back. Choose a concept to see its
            words.
          </p>
        </div>
        <Switch label="Graph" choices={levels} value={level} onChange={onLevel} />
      </div>
      <div ref={ref} className="relative rounded-card border border-rule bg-raised px-3 py-4 sm:px-5">
        {width > 0 && (
          <div className="relative" style={{ height: ladder.height }}>
            <svg
              aria-hidden
              width={width}
              height={ladder.height}
              className="absolute inset-0 overflow-visible"
              fill="none"
            >
              {ladder.ties.map(({ from, to, type }) => {
                const [start, end] = [at.get(from), at.get(to)];
                if (!start || !end) return null;
                const strong = lit.includes(from) || lit.includes(to);
                return (
                  <path
                    key={`${from} ${to} ${type}`}
                    d={wayOf(start, end)}
                    className={strong ? "stroke-accent" : "stroke-edge/60"}
                    strokeWidth={strong ? 2 : 1.25}
                    strokeDasharray={type === "revises" ? "1 5" : type.startsWith("skips") ? "6 4" : undefined}
                    strokeLinecap="round"
                  />
                );
              })}
            </svg>
            {ladder.rungs.map((rung) => (
              <p key={rung.type} className="absolute left-0 text-xs font-medium text-muted" style={placeOf(rung)}>
                {rung.type === loose ? "Not linked yet" : plain(rung.type)}
                {rung.empty && <span className="font-normal">: nothing linked yet</span>}
              </p>
            ))}
            <ul aria-label="Concepts, the highest level first">
              {ladder.placed.map((idea) => (
                <li
                  key={idea.id}
                  className="absolute"
                  style={{ left: idea.x, top: idea.y, width: idea.width, height: idea.height }}
                >
                  <Node
                    idea={idea}
                    alone={!tied.has(idea.id)}
                    focus={isFocus(idea)}
                    chosen={isChosen(idea)}
                    near={near.has(idea.id)}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}

interface NodeProps {
  idea: Placed;
  /** alone is linked to nothing, so that its place does not say its type. */
  alone: boolean;
  focus: boolean;
  chosen: boolean;
  /** near is linked to what is chosen, or else to the focus. */
  near: boolean;
  onChoose: (concept: string) => void;
}

function Node({ idea, alone, focus, chosen, near, onChoose }: NodeProps) {
  const notes = [focus && "asked about next", idea.fresh && "new in this turn", idea.faded && "taken back"];
  const about = [plain(idea.type), ...notes.filter((each) => each !== false)].join(", ");
  return (
    <button
      type="button"
      aria-pressed={chosen}
      title={`${idea.label}: ${about}`}
      onClick={() => onChoose(idea.concepts[0] ?? "")}
      className={`grid size-full place-items-center rounded-lg border px-2.5 text-center text-sm leading-[19px] hover:border-ink ${look()}`}
    >
      <span className="line-clamp-4 min-w-0 max-w-full [overflow-wrap:anywhere]">
        {idea.label}
        {idea.concepts.length > 1 && <span className="text-xs text-muted"> ×{idea.concepts.length}</span>}
        {alone && (
          <span aria-hidden className="block text-xs font-normal text-muted">
            {plain(idea.type)}
          </span>
        )}
        <span className="sr-only">, {about}</span>
      </span>
      {focus && (
        <span
          aria-hidden
          className="absolute -top-2.5 left-1/2 -translate-x-1/2 rounded-full bg-accent px-2 text-[0.7rem] leading-5 font-semibold text-paper"
        >
          focus
        </span>
      )}
    </button>
  );

  function look(): string {
    const ring = chosen ? "ring-2 ring-ink" : "";
    if (focus) return `border-2 border-accent bg-tint font-semibold ${ring}`;
    if (idea.faded) return `border-dashed border-rule bg-raised text-muted line-through decoration-1 ${ring}`;
    return `${near ? "border-accent" : "border-edge"} ${idea.fresh ? "bg-sunk" : "bg-raised"} ${ring}`;
  }
}
