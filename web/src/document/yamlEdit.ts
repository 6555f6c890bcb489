import { read, type Item, type Mapping, type Scalar, type Value } from "./yaml";
import { block, inline, quoted } from "./yamlWrite";

/** Path leads to a part of a document. */
export type Path = readonly (string | number)[];

/** Tree is what can be written into a document. */
export type Tree = string | number | Tree[] | { [key: string]: Tree };

/** wholeNumber is how one is written. */
export const wholeNumber = /^(0|-?[1-9]\d*)$/;

/** find is the part of a document at a path, if it is there. */
export function find(value: Value | undefined, path: Path): Value | undefined {
  return path.length === 0 ? value : place(value, path)?.value;
}

function place(value: Value | undefined, path: Path): Item | undefined {
  let at: Value | undefined = value;
  let item: Item | undefined;
  for (const key of path) {
    if (typeof key === "number") item = at?.type === "list" ? at.items[key] : undefined;
    else item = at?.type === "map" ? at.entries.find((entry) => entry.key === key) : undefined;
    at = item?.value;
  }
  return item;
}

/** textOf is the words at a path, empty when there are none. */
export function textOf(value: Value | undefined, ...path: (string | number)[]): string {
  const found = find(value, path);
  return found?.type === "scalar" ? found.text : "";
}

/** partsOf are the entries of a list at a path. */
export function partsOf(value: Value | undefined, ...path: (string | number)[]): (Value | undefined)[] {
  const found = find(value, path);
  return found?.type === "list" ? found.items.map((item) => item.value) : [];
}

/** setText puts words, or a whole number, at a path and leaves the rest of the text as it is. */
export function setText(text: string, path: Path, words: string | number): string {
  const document = read(text);
  const there = find(document, path);
  if (there?.type === "scalar") {
    const holder = find(document, path.slice(0, -1));
    const inFlow = holder !== undefined && holder.type !== "scalar" && holder.flow;
    if (typeof words === "number") return cut(text, there.from, there.to, inline(words));
    return cut(text, there.from, there.to, inFlow ? quoted(words) : scalar(there, words, indentAt(document, path)));
  }
  return setTree(text, path, words);
}

/** scalar writes words the way the value was written before, where they still fit. */
function scalar(before: Scalar, words: string, indent: number): string {
  const long = words.includes("\n") || words.length > 100;
  if (before.style === "folded" && long && !words.includes("\n")) return block(words, indent, true);
  if (before.style === "literal" && long) return block(words, indent, false);
  return before.style === "quoted" ? quoted(words) : inline(words);
}

/** setTree puts a part at a path, in place of what is there; a mapping that is to hold it is made when there is none. */
export function setTree(text: string, path: Path, tree: Tree): string {
  const document = read(text);
  const key = path.at(-1);
  const there = place(document, path);
  const holder = find(document, path.slice(0, -1));
  if (holder === undefined && path.length > 1 && typeof key === "string")
    return setTree(text, path.slice(0, -1), { [key]: tree });
  if (holder?.type !== "map" || typeof key !== "string") throw new Error(`there is no mapping for ${path.join(".")}`);
  if (holder.flow) return cut(text, holder.from, holder.to, flowWith(holder, key, tree));
  const lines = written(key, tree, holder.indent);
  if (there) return cut(text, first(text, there), there.to, indented(text, there, lines));
  const end = holder.to;
  const gap = end > 0 && text[end - 1] !== "\n" ? "\n" : "";
  return cut(text, end, end, `${gap}${" ".repeat(holder.indent)}${lines}`);
}

/** addItem puts a part at the end of a list, which is made when there is none. */
export function addItem(text: string, path: Path, tree: Tree): string {
  const document = read(text);
  const list = find(document, path);
  if (list?.type !== "list" || list.items.length === 0 || list.flow) {
    const before = list?.type === "list" ? list.items.map((item) => treeOf(item.value)) : [];
    return setTree(text, path, [...before, tree]);
  }
  const gap = text[list.to - 1] === "\n" ? "" : "\n";
  return cut(text, list.to, list.to, `${gap}${" ".repeat(list.indent)}${dashed(tree, list.indent)}`);
}

/** remove takes an entry out with its lines; a list that is left empty stays as []. */
export function remove(text: string, path: Path): string {
  const document = read(text);
  const there = place(document, path);
  if (!there) return text;
  const holder = find(document, path.slice(0, -1));
  const parts = holder?.type === "list" ? holder.items : holder?.type === "map" ? holder.entries : [];
  if (!holder || holder.type === "scalar") return text;
  if (parts.length === 1 && path.length > 1) return setTree(text, path.slice(0, -1), holder.type === "list" ? [] : {});
  if (holder.flow) {
    const rest = treeOf(holder, there);
    return cut(text, holder.from, holder.to, JSON.stringify(rest));
  }
  if (holder.type === "list") return cut(text, there.from, there.to, "");
  // The first entry of a mapping in a list stands behind the dash; the next one takes its place.
  const from = first(text, there);
  if (from !== there.from) {
    const next = parts[1];
    return next ? cut(text, from, next.from + holder.indent, "") : text;
  }
  return cut(text, there.from, there.to, "");
}

/** treeOf is a part as it can be written again, without the entry that is left out. */
export function treeOf(value: Value | undefined, without?: Item): Tree {
  if (!value) return "";
  if (value.type === "scalar")
    return value.style === "plain" && wholeNumber.test(value.text) ? Number(value.text) : value.text;
  if (value.type === "list") return value.items.filter((item) => item !== without).map((item) => treeOf(item.value));
  return Object.fromEntries(
    value.entries.filter((entry) => entry !== without).map((entry) => [entry.key, treeOf(entry.value)]),
  );
}

function flowWith(holder: Mapping, key: string, tree: Tree): string {
  const rest = treeOf(holder);
  return JSON.stringify(typeof rest === "object" && !Array.isArray(rest) ? { ...rest, [key]: tree } : { [key]: tree });
}

/** first is where an entry itself begins, behind indentation and the dash of the list it is in. */
function first(text: string, { from, to }: Item): number {
  const dashes = /^\s*(?:-\s+)+(?=[^\s-])/.exec(text.slice(from, to));
  return dashes ? from + dashes[0].length : from;
}

function indented(text: string, there: Item, lines: string): string {
  const from = first(text, there);
  if (from !== there.from) return lines;
  return (/^ */.exec(text.slice(there.from))?.[0] ?? "") + lines;
}

function indentAt(document: Value, path: Path): number {
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = find(document, path.slice(0, length));
    if (holder && holder.type !== "scalar" && !holder.flow) return holder.indent + 2;
  }
  return 2;
}

function cut(text: string, from: number, to: number, words: string): string {
  return text.slice(0, from) + words + text.slice(to);
}

/** written is an entry of a mapping, from its key on, with the line break behind it. */
function written(key: string, tree: Tree, indent: number): string {
  if (typeof tree === "number") return `${key}: ${inline(tree)}\n`;
  if (typeof tree === "string")
    return `${key}: ${tree.length > 100 && !tree.includes("\n") ? block(tree, indent + 2, true) : inline(tree)}\n`;
  const parts = Array.isArray(tree) ? tree.length : Object.keys(tree).length;
  if (parts === 0) return `${key}: ${Array.isArray(tree) ? "[]" : "{}"}\n`;
  return `${key}:\n${lines(tree, indent + 2)}`;
}

function lines(tree: Tree[] | { [key: string]: Tree }, indent: number): string {
  const pad = " ".repeat(indent);
  if (Array.isArray(tree)) return tree.map((item) => pad + dashed(item, indent)).join("");
  return Object.entries(tree)
    .map(([key, item]) => pad + written(key, item, indent))
    .join("");
}

function dashed(tree: Tree, indent: number): string {
  if (typeof tree !== "object") return `- ${inline(tree)}\n`;
  if (Array.isArray(tree)) return `- ${JSON.stringify(tree)}\n`;
  return Object.keys(tree).length === 0 ? "- {}\n" : `- ${lines(tree, indent + 2).trimStart()}`;
}
