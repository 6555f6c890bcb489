import { useId } from "react";
import { Button } from "../ui/Button";
import { Hint } from "./Hint";
import { itemOf, textOf, type Table } from "./table";
import { isTexts, useDraft } from "./useDraft";

interface Props {
  table: Table;
  item: string;
  onSend: (choices: string[]) => void;
}

/** ChoiceItem is one item with its choices: radio buttons, or boxes to check where several may be right. */
export function ChoiceItem({ table, item: id, onSend }: Props) {
  const { mechanic, view, pending, say } = table;
  const name = useId();
  const item = itemOf(view, id);
  const text = textOf(mechanic, id);
  const [draft, setDraft] = useDraft(`choice:${table.session}:${mechanic.id}:${view.attempt}:${id}`, [], isTexts);
  if (!item) return null;
  const open = item.state === "open";
  const chosen = open ? (pending?.item === id && pending.choices ? pending.choices : draft) : item.answer;
  const tried = item.tried.includes([...chosen].sort().join(" "));

  const send = () => {
    if (chosen.length === 0) say(`Choose something for ${text} first.`);
    else if (tried) say("This was tried already. Try another.");
    else onSend(chosen);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (open) send();
      }}
      className={`flex h-full flex-col rounded-card border bg-raised p-4 sm:p-5 ${open ? "border-edge" : "border-rule"}`}
    >
      <fieldset className="flex-1">
        <legend className="mb-3 font-reading text-base">{text}</legend>
        <div className="flex flex-wrap gap-2">
          {mechanic.choices.map((choice) => (
            <label
              key={choice.id}
              className={`flex min-h-10 items-center gap-2.5 rounded-full border px-4 py-1 text-sm has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${open ? "cursor-pointer border-edge hover:bg-sunk" : "border-rule text-muted has-checked:text-ink"}`}
            >
              <input
                type={mechanic.multiple ? "checkbox" : "radio"}
                name={name}
                checked={chosen.includes(choice.id)}
                disabled={!open}
                onChange={(event) =>
                  setDraft(
                    mechanic.multiple
                      ? event.target.checked
                        ? [...chosen, choice.id]
                        : chosen.filter((each) => each !== choice.id)
                      : [choice.id],
                  )
                }
                className="size-4 shrink-0 accent-accent outline-none"
              />
              {choice.text}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        {open ? (
          <>
            <Hint table={table} item={id} of={text} left={item.tries_left} hints={item.hints} />
            <Button
              type="submit"
              look="primary"
              aria-label={`Check ${text}`}
              aria-disabled={chosen.length === 0 || tried}
            >
              Check
            </Button>
          </>
        ) : (
          <p className="text-sm text-muted">{verdict(item.state, item.points)}</p>
        )}
      </div>
      {open && (item.tries_left < 3 || tried) && (
        <p className="mt-2 text-xs text-muted">
          {tried && "Tried already: choose another. "}
          {item.tries_left === 1 ? "Last try." : `${item.tries_left} tries left.`}
        </p>
      )}
    </form>
  );
}

function verdict(state: string, points: number): string {
  if (state === "right") return `Right: ${points} ${points === 1 ? "point" : "points"}`;
  if (state === "given") return "Known from before";
  return state === "left" ? "Left open" : "This is the answer";
}
