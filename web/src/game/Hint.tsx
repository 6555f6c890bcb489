import { Button } from "../ui/Button";
import type { Table } from "./table";

interface Props {
  table: Table;
  /** item is what the hint is for; without one there is nothing to ask. */
  item: string | undefined;
  /** of is what it is called. */
  of: string;
  /** left is how many thirds of its points are left. */
  left: number;
  hints: string[];
  /** before says what to do to get one. */
  before?: string;
}

/** Hint asks for a hint and says what it costs before it is taken; those taken stay in sight. */
export function Hint({ table, item, of, left, hints, before = "" }: Props) {
  if (!table.mechanic.hints && hints.length === 0) return null;
  const cost =
    item === undefined
      ? before
      : left <= 1
        ? "costs its last points and shows the answer"
        : "costs a third of its points";
  return (
    <div className="text-sm">
      {hints.length > 0 && (
        <ul aria-label={`Hints for ${of}`} className="mb-2 space-y-1 border-l-2 border-accent pl-3 font-reading">
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {table.mechanic.hints && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            aria-disabled={item === undefined}
            aria-label={item === undefined ? "Hint" : `Hint for ${of}`}
            onClick={() => (item === undefined ? table.say(before) : table.play({ do: "hint", item }))}
          >
            Hint
          </Button>
          <span className="text-xs text-muted">{cost}</span>
        </p>
      )}
    </div>
  );
}
