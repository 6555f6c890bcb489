/** stateAt is the word for a standing that a condition names; the states themselves come from the server. */
export function stateAt(standing: number): string {
  const words: Record<number, string> = {
    [-30]: "hostile",
    [-14]: "strained",
    [-4]: "neutral",
    10: "cooperative",
    20: "trusting",
  };
  return words[standing] ?? `a standing of ${standing}`;
}
