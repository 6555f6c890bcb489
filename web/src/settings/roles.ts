const jobs: Record<string, string> = {
  actor: "speaks for the characters",
  extract: "reads answers",
  rate: "rates answers",
  ask: "asks the questions",
  design: "designs games",
  write: "writes games",
  illustrate: "draws pictures",
  arbiter: "decides whether two texts mean the same",
};

/** jobOf says what the model of a role does. */
export function jobOf(role: string): string {
  return jobs[role] ?? "";
}
