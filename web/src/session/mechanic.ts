const names: Record<string, string> = {
  drag_drop: "labels to place",
  click_to_identify: "points to find",
  trace_path: "a path to trace",
  description_matching: "descriptions to match",
  hierarchical: "labels from the whole to its parts",
  compare_contrast: "features to compare",
  sequencing: "steps to order",
  sorting_categories: "things to sort",
  memory_match: "pairs to find",
  branching_scenario: "decisions to make",
};

/** nameOfMechanic is what people call a mechanic of a game. */
export function nameOfMechanic(type: string): string {
  return names[type] ?? type;
}
