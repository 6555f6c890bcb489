// A reader of the YAML that scenarios and backbones are written in. It keeps where everything stands, so that a form can
// change one value and leave the rest of the text, comments included, as it is. What it does not read it says, and then
// the text is edited as text; whether a document is right is the server's to say.
import { flowAt, type Cursor } from "./yamlFlow";
import { lineTable, plainEnd, Unreadable, type Line } from "./yamlLine";

/** Value is a part of a document and where it stands: text.slice(from, to). */
export type Value = Scalar | Listing | Mapping;

export interface Scalar {
  type: "scalar";
  text: string;
  style: "plain" | "quoted" | "folded" | "literal";
  from: number;
  to: number;
}

/** Item is an entry of a list; it takes up text.slice(from, to), whole lines unless the list is in flow style. */
export interface Item {
  from: number;
  to: number;
  value: Value | undefined;
}

export interface Entry extends Item {
  key: string;
}

export interface Listing {
  type: "list";
  items: Item[];
  flow: boolean;
  indent: number;
  from: number;
  to: number;
}

export interface Mapping {
  type: "map";
  entries: Entry[];
  flow: boolean;
  indent: number;
  from: number;
  to: number;
}

/** read gives a document's top mapping, or throws Unreadable. */
export function read(text: string): Mapping {
  const value = new Reader(text).document();
  if (value?.type !== "map") throw new Unreadable("the document is no mapping", 1);
  return value;
}

class Reader {
  readonly #text: string;
  readonly #lines: Line[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#lines = lineTable(text);
  }

  document(): Value | undefined {
    if (this.#peek()?.rest === "---") this.#at++;
    const value = this.#block(-1);
    const left = this.#peek();
    if (left) throw new Unreadable("this line is indented otherwise than the lines around it", left.number);
    return value;
  }

  /** #peek is the next line that says something. */
  #peek(): Line | undefined {
    while (this.#lines[this.#at]?.empty) this.#at++;
    return this.#lines[this.#at];
  }

  /** #block reads what is indented deeper than a column. */
  #block(outer: number): Value | undefined {
    const line = this.#peek();
    if (!line || line.indent <= outer) return undefined;
    if (/^-(\s|$)/.test(line.rest)) return this.#list(line.indent);
    if (keyOf(line.rest)) return this.#map(line.indent);
    return this.#inline(line, line.indent, outer);
  }

  #list(indent: number): Listing {
    const items: Item[] = [];
    for (let line = this.#peek(); line?.indent === indent && /^-(\s|$)/.test(line.rest); line = this.#peek()) {
      const from = line.from;
      const inside = line.rest.slice(1).trimStart();
      let value: Value | undefined;
      if (inside === "" || inside.startsWith("#")) {
        this.#at++;
        value = this.#block(indent);
      } else {
        // What follows the dash is read as if it began a line of its own.
        const column = indent + line.rest.length - inside.length;
        this.#lines[this.#at] = { ...line, indent: column, rest: inside };
        value = this.#block(indent);
      }
      items.push({ from, to: this.#behind(), value });
    }
    return { type: "list", items, flow: false, indent, ...span(items) };
  }

  #map(indent: number): Mapping {
    const entries: Entry[] = [];
    for (let line = this.#peek(); line?.indent === indent; line = this.#peek()) {
      const key = keyOf(line.rest);
      if (!key) break;
      const from = line.from;
      const inside = line.rest.slice(key.length).trimStart();
      let value: Value | undefined;
      if (inside === "" || inside.startsWith("#")) {
        this.#at++;
        const next = this.#peek();
        const sameColumn = next?.indent === indent && /^-(\s|$)/.test(next.rest);
        value = sameColumn ? this.#list(indent) : this.#block(indent);
      } else value = this.#inline(line, indent + line.rest.length - inside.length, indent);
      entries.push({ key: key.name, from, to: this.#behind(), value });
    }
    return { type: "map", entries, flow: false, indent, ...span(entries) };
  }

  /** #inline reads a value that begins in a line, at a column, below a key or dash at the outer column. */
  #inline(line: Line, column: number, outer: number): Value {
    const from = line.start + column;
    const first = this.#text.charAt(from);
    if (/[&*!%@`]/.test(first)) throw new Unreadable(`the form does not read what begins with ${first}`, line.number);
    if (first === "|" || first === ">") return this.#scalarBlock(line, from, outer);
    if (/["'[{]/.test(first)) {
      const cursor: Cursor = { text: this.#text, at: from };
      const value = flowAt(cursor, line.number);
      while ((this.#lines[this.#at]?.to ?? Infinity) <= cursor.at) this.#at++;
      this.#at++;
      return value;
    }
    return this.#plain(line, from, outer);
  }

  #plain(line: Line, from: number, outer: number): Scalar {
    let to = plainEnd(this.#text, from, line.end);
    const words = [this.#text.slice(from, to)];
    this.#at++;
    for (let next = this.#lines[this.#at]; next && !next.empty && next.indent > outer; next = this.#lines[this.#at]) {
      to = plainEnd(this.#text, next.start + next.indent, next.end);
      words.push(this.#text.slice(next.start + next.indent, to));
      this.#at++;
    }
    return { type: "scalar", text: words.join(" "), style: "plain", from, to };
  }

  #scalarBlock(line: Line, from: number, outer: number): Scalar {
    const header = this.#text.slice(from, line.end);
    if (!/^[|>][+-]?\s*(#.*)?$/.test(header))
      throw new Unreadable("the form does not read this kind of text block", line.number);
    const literal = header.startsWith("|");
    this.#at++;
    const taken: string[] = [];
    let depth = -1;
    let to = line.end;
    for (let next = this.#lines[this.#at]; next; next = this.#lines[this.#at]) {
      const raw = this.#text.slice(next.start, next.end);
      const blank = raw.trim() === "";
      const deep = raw.length - raw.trimStart().length;
      if (!blank && deep <= outer) break;
      if (!blank && depth < 0) depth = deep;
      taken.push(blank ? "" : raw.slice(depth));
      if (!blank) to = next.end;
      this.#at++;
    }
    while (taken.at(-1) === "") taken.pop();
    const text = literal ? taken.join("\n") : fold(taken);
    return { type: "scalar", text, style: literal ? "literal" : "folded", from, to };
  }

  /** #behind is where the last line ended that was read and says something. */
  #behind(): number {
    let last = this.#at - 1;
    while (last > 0 && this.#lines[last]?.empty) last--;
    return this.#lines[last]?.to ?? this.#text.length;
  }
}

function fold(lines: string[]): string {
  let text = "";
  let gap = 0;
  for (const line of lines) {
    if (line === "") gap++;
    else {
      text += text === "" ? line : gap > 0 ? "\n".repeat(gap) + line : ` ${line}`;
      gap = 0;
    }
  }
  return text;
}

function keyOf(rest: string): { name: string; length: number } | undefined {
  const match = /^(?:"([^"\\]*)"|'([^']*)'|([A-Za-z0-9_][A-Za-z0-9_.-]*))\s*:(?=\s|$)/.exec(rest);
  return match ? { name: match[1] ?? match[2] ?? match[3] ?? "", length: match[0].length } : undefined;
}

function span(parts: Item[]): { from: number; to: number } {
  return { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 };
}
