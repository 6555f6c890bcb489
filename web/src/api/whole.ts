import type { Session, WireSession } from "./types";

/** whole reads an absent list of the wire as an empty one, so that no page has to. */
export function whole({ view, ...head }: WireSession): Session {
  return {
    ...head,
    view: {
      ...view,
      scenario: { ...view.scenario, options: view.scenario.options ?? [] },
      cast: view.cast ?? [],
      papers: (view.papers ?? []).map((paper) => ({ ...paper, lines: paper.lines ?? [] })),
      conversations: (view.conversations ?? []).map(({ pivot, ...conversation }) => ({
        ...conversation,
        lines: conversation.lines ?? [],
        ...(pivot && { pivot: { ...pivot, options: pivot.options ?? [] } }),
      })),
    },
  };
}
