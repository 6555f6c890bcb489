const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** size is how long a text is, as people say it. */
export function size(bytes: number): string {
  if (bytes < 1000) return `${whole.format(bytes)} ${bytes === 1 ? "byte" : "bytes"}`;
  return `${tenth.format(bytes / 1000)} KB`;
}

/** sizeChange is by how much a text has grown or shrunk, to follow its size. */
export function sizeChange(bytes: number): string {
  if (bytes === 0) return "";
  return `, ${size(Math.abs(bytes))} ${bytes > 0 ? "more" : "less"}`;
}
