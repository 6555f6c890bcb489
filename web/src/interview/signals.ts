// What each signal measures, in a line, for the one who looks into a choice.
const meanings: Record<string, string> = {
  "graph.node_count": "Concepts named so far.",
  "graph.edge_count": "Links made between concepts.",
  "graph.orphan_count": "Concepts linked to nothing.",
  "graph.max_depth": "Links from a root to the deepest concept.",
  "graph.chain_completion": "Share of first-level concepts followed to their end.",
  "graph.chain_completion.has_complete_chain": "Whether any was followed to its end.",
  "canonical.concept_count": "Distinct ideas that were said at least twice.",
  "canonical.edge_count": "Links between distinct ideas.",
  "canonical.orphan_count": "Distinct ideas linked to nothing.",
  "canonical.max_depth": "Links to the deepest distinct idea.",
  "canonical.avg_support": "How often a distinct idea was said, on average.",
  "llm.response_depth": "How far the latest answer goes.",
  "llm.sentiment": "How the latest answer sounds.",
  "llm.uncertainty": "How unsure the respondent is; high asks for a concrete case.",
  "llm.ambiguity": "How many ways the answer can be understood.",
  "llm.hedging_language": "How much it is softened by words like maybe.",
  "llm.specificity": "How concrete it is; low asks for an example.",
  "llm.engagement": "How willingly the respondent takes part.",
  "llm.global_response_trend": "Where the depth of the last six answers is going.",
  "temporal.strategy_repetition_count": "How many of the latest five questions came from this strategy.",
  "temporal.turns_since_strategy_change": "For how many turns the strategy stayed the same.",
  "meta.interview_progress": "Half chain completion, half depth over the levels.",
  "meta.interview.phase": "Early collects, mid builds depth, late checks and closes.",
  "graph.node.exhausted": "Whether the concept has no more to give.",
  "graph.node.exhaustion_score": "How used up the concept is.",
  "graph.node.yield_stagnation": "Whether it added nothing for three turns.",
  "graph.node.focus_streak": "How many questions running were about it.",
  "graph.node.is_current_focus": "Whether the question just answered was about it.",
  "graph.node.recency_score": "How recently a question was about it.",
  "graph.node.is_orphan": "Whether it is linked to nothing.",
  "graph.node.edge_count": "How many links it has.",
  "graph.node.gap_above": "Whether nothing on a higher level follows from it.",
  "graph.node.gap_below": "Whether nothing on a lower level leads to it.",
  "graph.node.level_skip": "Whether a link of it leaves a step out.",
  "graph.node.branching_deficit": "Whether only one reason, or none, was given.",
  "technique.node.strategy_repetition": "How often the same was asked of it.",
  "meta.node.opportunity": "What it offers: exhausted, worth probing, or fresh.",
};

/** signalNames are the signals that have a meaning here. */
export const signalNames = Object.keys(meanings);

/** Signal is a weight's key taken apart: the signal, and the value of it that counts, if only one does. */
export interface Signal {
  name: string;
  value: string;
  meaning: string;
}

/** signalOf reads a weight's key such as graph.node.gap_below.true. */
export function signalOf(key: string): Signal {
  const whole = meanings[key];
  if (whole !== undefined) return { name: named(key), value: "", meaning: whole };
  const cut = key.lastIndexOf(".");
  const name = key.slice(0, cut);
  return { name: named(name), value: key.slice(cut + 1), meaning: meanings[name] ?? "" };
}

function named(signal: string): string {
  const words = signal.replace(/^(graph|llm|meta|temporal|technique)\.(node\.)?/, "");
  return words.replaceAll(/[._]/g, " ");
}
