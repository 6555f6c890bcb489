import type { DocumentHead } from "../api/types";
import { kindOf, kinds } from "../session/kind";

/** featured are the examples that a newcomer is shown first, one of each kind. */
const featured = ["launch-review", "digestion", "oat-milk"];

/** shownAtHome is one example of each kind, then what is the owner's own. */
export function shownAtHome(all: DocumentHead[]): DocumentHead[] {
  const playable = all.filter((each) => kinds.includes(kindOf(each.kind)));
  const examples = kinds.flatMap((kind) => {
    const ofKind = playable.filter((each) => kindOf(each.kind) === kind && each.source !== "own");
    const first = ofKind.find(({ id }) => featured.includes(id)) ?? ofKind[0];
    return first ? [first] : [];
  });
  return [...examples, ...playable.filter(({ source }) => source === "own")];
}
