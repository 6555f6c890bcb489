import { useState } from "react";
import type { ItemShare } from "../api/types";
import { nameOfMechanic } from "../session/mechanic";
import { Button } from "../ui/Button";
import { Share } from "../ui/Share";

interface Props {
  items: ItemShare[];
  who: (sessions: string[]) => string;
}

const atFirst = 12;

/** ItemList is how every item fared: how many had it at once, what it took, and the wrong answers to it. */
export function ItemList({ items, who }: Props) {
  const [all, setAll] = useState(false);
  const came = items.filter(({ people }) => people > 0);
  const rest = items.length - came.length;
  const hidden = all ? 0 : Math.max(0, came.length - atFirst);
  return (
    <>
      {came.length === 0 && <p className="text-sm text-muted">Nobody has come to the end of an item yet.</p>}
      <ul className="space-y-5">
        {came.slice(0, all ? undefined : atFirst).map((each) => (
          <Share
            key={`${each.mechanic} ${each.item} ${each.text} ${each.answer}`}
            label={each.answer === "" || each.answer === each.text ? each.text : `${each.text} → ${each.answer}`}
            mark={[each.scene, nameOfMechanic(each.type)].filter(Boolean).join(", ")}
            part={each.first / each.people}
            figure={`right at once: ${each.first} of ${each.people}`}
            note={said(each, who)}
            strong
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-5 print:hidden" onClick={() => setAll(true)}>
          Show {hidden} easier {hidden === 1 ? "item" : "items"}
        </Button>
      )}
      {rest > 0 && (
        <p className="mt-5 text-sm text-muted">
          Nobody has come to {rest === 1 ? "1 more item" : `${rest} more items`} yet.
        </p>
      )}
    </>
  );
}

function said(item: ItemShare, who: (sessions: string[]) => string): string {
  const parts = [`${item.tries.toFixed(1)} tries each`];
  if (item.hints > 0) parts.push(`${item.hints} ${item.hints === 1 ? "hint" : "hints"}`);
  if (item.shown > 0) parts.push(`not found by ${who(item.shown_to)}`);
  for (const wrong of item.mistakes) parts.push(`“${wrong.given}” by ${who(wrong.who)}`);
  return parts.join(" · ");
}
