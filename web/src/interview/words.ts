/** plain is an id as people would write it: "functional_consequence" is "Functional consequence". */
export function plain(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const endings: Record<string, string> = {
  max_turns_reached: "all questions were asked",
  close_strategy: "everything was said, and the method closed it",
  quality_degraded: "the answers became too short",
  depth_plateau: "it went no deeper",
  graph_saturated: "nothing new came",
  all_nodes_exhausted: "no idea had more to give",
};

/** endingOf says why an interview ended. */
export function endingOf(reason: string): string {
  return endings[reason] ?? plain(reason).toLowerCase();
}

const statuses: Record<string, string> = {
  consent: "Waiting for consent",
  asking: "Answering",
  closing: "At the last remark",
  ended: "Finished",
  declined: "Declined",
};

/** nameOfStatus is where an interview stands, in words. */
export function nameOfStatus(status: string): string {
  return statuses[status] ?? plain(status);
}

/** counted is a number of things. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** signed is a share of a score. */
export function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(2)}`;
}
