import { jumps, rows, type RailStop } from "./rail";

/** Shape tells sorts of stops apart without colour. */
export type Shape = "round" | "square" | "diamond";

/** DrawnStop is a stop with what is written beside it. */
export interface DrawnStop extends RailStop {
  label: string;
  note: string;
  shape: Shape;
}

interface Props {
  label: string;
  stops: DrawnStop[];
  /** walked holds the stops that were come to, and from>to for each edge that was taken. */
  walked: ReadonlySet<string>;
  here: string;
  /** chosen is the stop that is looked at. */
  chosen: string;
  onChoose?: (id: string) => void;
}

const row = 52;
const lane = 13;

/** Rail draws a graph that is nearly a line as a line: top to bottom, with the ways round beside it. */
export function Rail({ label, stops, walked, here, chosen, onChoose }: Props) {
  const ordered = rows(stops);
  const beside = jumps(ordered);
  const left = 12 + (beside.length === 0 ? 0 : (Math.max(...beside.map((jump) => jump.lane)) + 1) * lane);
  const middle = (index: number) => index * row + 20;
  const look = (from: string, to: string) => (walked.has(`${from}>${to}`) ? "stroke-accent" : "stroke-edge");
  const idAt = (index: number) => ordered[index]?.id ?? "";
  return (
    <div className="relative">
      <svg
        aria-hidden
        width={left + 10}
        height={ordered.length * row}
        fill="none"
        className="absolute top-0 left-0 overflow-visible"
      >
        {ordered.map((stop, index) =>
          stop.next !== "" && idAt(index + 1) === stop.next ? (
            <path
              key={stop.id}
              d={`M${left} ${middle(index)}V${middle(index + 1)}`}
              className={look(stop.id, stop.next)}
              strokeWidth={walked.has(`${stop.id}>${stop.next}`) ? 3 : 1.5}
            />
          ) : null,
        )}
        {beside.map(({ from, to, lane: at, aside }) => {
          const x = left - (at + 1) * lane - 3;
          const taken = walked.has(`${idAt(from)}>${idAt(to)}`);
          const down = to > from ? 8 : -8;
          return (
            <path
              key={`${from}-${to}`}
              d={`M${left} ${middle(from)}Q${x} ${middle(from)} ${x} ${middle(from) + down * 2}V${middle(to) - down * 2}Q${x} ${middle(to)} ${left - 9} ${middle(to)}m-5 -4l5 4l-5 4`}
              className={look(idAt(from), idAt(to))}
              strokeWidth={taken ? 3 : 1.5}
              strokeDasharray={aside ? "4 3" : undefined}
              strokeLinejoin="round"
            />
          );
        })}
        {ordered.map((stop, index) => (
          <Dot
            key={stop.id}
            x={left}
            y={middle(index)}
            shape={stop.shape}
            walked={walked.has(stop.id)}
            here={stop.id === here}
          />
        ))}
      </svg>
      <ol aria-label={label} style={{ paddingLeft: left + 14 }}>
        {ordered.map((stop) => {
          const inside = (
            <>
              <span className={stop.id === here ? "font-semibold text-accent" : "font-medium"}>{stop.label}</span>
              {stop.id === here && <span className="text-accent"> · here</span>}
              <span className="block truncate text-xs text-muted">{stop.note}</span>
            </>
          );
          return (
            <li key={stop.id} style={{ height: row }} className="text-sm" aria-current={stop.id === here || undefined}>
              {onChoose ? (
                <button
                  type="button"
                  aria-pressed={stop.id === chosen}
                  onClick={() => onChoose(stop.id)}
                  title={stop.note}
                  className="block h-12 w-full rounded-sm px-2 text-left leading-snug hover:bg-sunk aria-pressed:bg-tint"
                >
                  {inside}
                </button>
              ) : (
                <div className="h-12 px-2 leading-snug" title={stop.note}>
                  {inside}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Dot({ x, y, shape, walked, here }: { x: number; y: number; shape: Shape; walked: boolean; here: boolean }) {
  const size = here ? 7 : 5;
  const look = `${walked || here ? "stroke-accent" : "stroke-edge"} ${walked && !here ? "fill-accent" : "fill-paper"}`;
  return (
    <g strokeWidth={here ? 3 : 2}>
      {here && <circle cx={x} cy={y} r={12} className="fill-accent/20" stroke="none" />}
      {shape === "round" ? (
        <circle cx={x} cy={y} r={size} className={look} />
      ) : (
        <rect
          x={x - size}
          y={y - size}
          width={2 * size}
          height={2 * size}
          className={look}
          transform={shape === "diamond" ? `rotate(45 ${x} ${y})` : undefined}
        />
      )}
    </g>
  );
}
