/**
 * stepFrom is where a key leads from a place among so many, laid out in rows of so many columns. In one column, or one
 * row, all four arrows go round; in a grid they stop at its edges. Any other key leads nowhere.
 */
export function stepFrom(at: number, key: string, count: number, columns = 1): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (columns <= 1) {
    if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
    if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
    return at;
  }
  const column = at % columns;
  switch (key) {
    case "ArrowRight":
      return column < columns - 1 && at + 1 < count ? at + 1 : at;
    case "ArrowLeft":
      return column > 0 ? at - 1 : at;
    case "ArrowDown":
      return at + columns < count ? at + columns : at;
    case "ArrowUp":
      return at >= columns ? at - columns : at;
    default:
      return at;
  }
}
