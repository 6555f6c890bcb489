import type { Entry, Item, Scalar, Value } from "./yaml";
import { Unreadable } from "./yamlLine";

/** Cursor goes through a text. */
export interface Cursor {
  text: string;
  at: number;
}

/** flowAt reads a quoted text, a [list] or a {mapping} where the cursor stands, and leaves it behind. */
export function flowAt(cursor: Cursor, line: number): Value {
  const first = cursor.text.charAt(cursor.at);
  if (first === '"') return doubleQuoted(cursor, line);
  if (first === "'") return singleQuoted(cursor, line);
  if (first === "[") return list(cursor, line);
  if (first === "{") return map(cursor, line);
  return bare(cursor);
}

function list(cursor: Cursor, line: number): Value {
  const from = cursor.at++;
  const items: Item[] = [];
  while (next(cursor) !== "]") {
    const start = cursor.at;
    const value = flowAt(cursor, line);
    items.push({ from: start, to: cursor.at, value });
    comma(cursor, "]", line);
  }
  cursor.at++;
  return { type: "list", items, flow: true, indent: 0, from, to: cursor.at };
}

function map(cursor: Cursor, line: number): Value {
  const from = cursor.at++;
  const entries: Entry[] = [];
  while (next(cursor) !== "}") {
    const start = cursor.at;
    const key = flowAt(cursor, line);
    skip(cursor);
    if (key.type !== "scalar" || cursor.text.charAt(cursor.at) !== ":")
      throw new Unreadable("a { without an entry", line);
    cursor.at++;
    skip(cursor);
    const empty = /[,}]/.test(cursor.text.charAt(cursor.at));
    const value = empty ? undefined : flowAt(cursor, line);
    entries.push({ key: key.text, from: start, to: cursor.at, value });
    comma(cursor, "}", line);
  }
  cursor.at++;
  return { type: "map", entries, flow: true, indent: 0, from, to: cursor.at };
}

function comma(cursor: Cursor, end: string, line: number): void {
  const after = next(cursor);
  if (after === ",") cursor.at++;
  else if (after !== end) throw new Unreadable(`a ${end} is missing`, line);
}

/** next is the character behind any space. */
function next(cursor: Cursor): string {
  skip(cursor);
  return cursor.text.charAt(cursor.at);
}

function skip(cursor: Cursor): void {
  const space = /(?:\s|(?<=\s)#[^\n]*)*/y;
  space.lastIndex = cursor.at;
  cursor.at += space.exec(cursor.text)?.[0].length ?? 0;
}

function bare(cursor: Cursor): Scalar {
  const from = cursor.at;
  const word = /(?:(?!:[\s,}\]])[^,[\]{}\n])+/y;
  word.lastIndex = from;
  const found = word.exec(cursor.text)?.[0].trimEnd() ?? "";
  cursor.at += Math.max(found.length, 1);
  return { type: "scalar", text: found, style: "plain", from, to: cursor.at };
}

function singleQuoted(cursor: Cursor, line: number): Scalar {
  const from = cursor.at;
  const match = /'((?:[^']|'')*)'/y;
  match.lastIndex = from;
  const found = match.exec(cursor.text);
  if (!found) throw new Unreadable("a ' is not closed", line);
  cursor.at += found[0].length;
  const text = joined(found[1] ?? "").replaceAll("''", "'");
  return { type: "scalar", text, style: "quoted", from, to: cursor.at };
}

const escapes: Record<string, string> = {
  n: "\n",
  t: "\t",
  r: "\r",
  '"': '"',
  "\\": "\\",
  "/": "/",
  "0": "\0",
  " ": " ",
};

function doubleQuoted(cursor: Cursor, line: number): Scalar {
  const from = cursor.at;
  const match = /"((?:[^"\\]|\\[\s\S])*)"/y;
  match.lastIndex = from;
  const found = match.exec(cursor.text);
  if (!found) throw new Unreadable('a " is not closed', line);
  cursor.at += found[0].length;
  const text = joined(found[1] ?? "").replace(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|\n\s*|([\s\S]))/g,
    (whole, four?: string, two?: string, one?: string) => {
      const code = four ?? two;
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      if (one === undefined) return "";
      const known = escapes[one];
      if (known === undefined) throw new Unreadable(`the form does not read ${whole}`, line);
      return known;
    },
  );
  return { type: "scalar", text, style: "quoted", from, to: cursor.at };
}

/** joined folds the line breaks of a quoted text. */
function joined(text: string): string {
  return text.replace(/(?<!\\)[ \t]*\r?\n([ \t]*\r?\n)*[ \t]*/g, (gap) => {
    const breaks = gap.split("\n").length - 2;
    return breaks > 0 ? "\n".repeat(breaks) : " ";
  });
}
