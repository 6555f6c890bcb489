/** Unreadable says what in a text the form cannot read, and in which line. */
export class Unreadable extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = "Unreadable";
    this.line = line;
  }
}

/** Line is a line of a document. */
export interface Line {
  number: number;
  /** start is where it begins, from the same for what it is an entry of, end where its words end, to where the next begins. */
  start: number;
  from: number;
  end: number;
  to: number;
  indent: number;
  /** rest is the line without its indentation. */
  rest: string;
  /** empty is a line of nothing but a comment, too. */
  empty: boolean;
}

/** lineTable cuts a text into its lines. */
export function lineTable(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const cut = text.indexOf("\n", start);
    const to = cut < 0 ? text.length : cut + 1;
    const end = cut < 0 ? to : cut > start && text[cut - 1] === "\r" ? cut - 1 : cut;
    const whole = text.slice(start, end);
    const rest = whole.trimStart();
    const indent = whole.length - rest.length;
    const number = lines.length + 1;
    if (/^ *\t/.test(whole) && rest !== "") throw new Unreadable("a tab cannot indent a line", number);
    const empty = rest === "" || rest.startsWith("#");
    lines.push({ number, start, from: start, end, to, indent, rest: rest.trimEnd(), empty });
    start = to;
  }
  return lines;
}

/** plainEnd is where an unquoted value ends in a line: before a comment and the space in front of it. */
export function plainEnd(text: string, from: number, end: number): number {
  const line = text.slice(from, end);
  const comment = /\s#/.exec(line);
  return from + (comment ? line.slice(0, comment.index) : line).trimEnd().length;
}
