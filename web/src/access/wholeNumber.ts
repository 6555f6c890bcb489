/** wholeNumber reads a number from a box, or nothing when it is none between the limits. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,9}$/.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return number >= least && number <= most ? number : undefined;
}
