import type { InterviewOutcome } from "../api/types";

/** Level is how a graph is looked at: in the respondent's words, or with paraphrases taken together. */
export type Level = "surface" | "canonical";

/** Idea is a node as it is drawn. */
export interface Idea {
  id: string;
  label: string;
  type: string;
  /** concepts are the surface concepts it stands for. */
  concepts: string[];
  faded: boolean;
  /** fresh came with the turn that is looked at. */
  fresh: boolean;
}

/** Tie is a link as it is drawn. */
export interface Tie {
  from: string;
  to: string;
  type: string;
}

/** Drawn is what there is to draw of an interview. */
export interface Drawn {
  ideas: Idea[];
  ties: Tie[];
}

/** drawnAt is an interview's graph as it was after a turn. Slots are those of now, with what was said by then. */
export function drawnAt(outcome: InterviewOutcome, level: Level, turn: number): Drawn {
  const said = outcome.concepts.filter((each) => each.turn <= turn);
  const known = new Set(said.map(({ id }) => id));
  const surface = said.map((each) => ({
    id: each.id,
    label: each.label,
    type: each.node_type,
    concepts: [each.id],
    faded: known.has(each.superseded_by ?? ""),
    fresh: each.turn === turn,
  }));
  const links = outcome.links.filter((each) => each.turn <= turn);
  if (level === "surface")
    return {
      ideas: surface,
      ties: links.map((each) => ({ from: each.source_node_id, to: each.target_node_id, type: each.relationship_type })),
    };

  const bySlot = outcome.slots.map((slot) => ({
    slot,
    held: surface.filter(({ id }) => slot.concepts?.includes(id)),
  }));
  const slotOf = new Map(bySlot.flatMap(({ slot, held }) => held.map(({ id }) => [id, slot.id] as const)));
  const ties = new Map<string, Tie>();
  for (const each of links) {
    const [from, to] = [slotOf.get(each.source_node_id), slotOf.get(each.target_node_id)];
    if (from === undefined || to === undefined || from === to) continue;
    ties.set(`${from} ${to} ${each.relationship_type}`, { from, to, type: each.relationship_type });
  }
  return {
    ideas: bySlot
      .filter(({ held }) => held.length > 0)
      .map(({ slot, held }) => ({
        id: slot.id,
        label: slot.label,
        type: slot.node_type,
        concepts: held.map(({ id }) => id),
        faded: held.every(({ faded }) => faded),
        fresh: held.every(({ fresh }) => fresh),
      })),
    ties: [...ties.values()],
  };
}
