/**
 * readYAML reads the part of YAML that the examples are written in: maps and lists by indentation, flow maps and lists on
 * one line, quoted and plain texts.
 */
export function readYAML(text) {
  const lines = text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.trim().startsWith("#"))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  return block(lines, { at: 0 }, lines[0].indent);
}

function block(lines, cursor, indent) {
  return lines[cursor.at].text.startsWith("- ") ? list(lines, cursor, indent) : map(lines, cursor, indent);
}

function list(lines, cursor, indent) {
  const all = [];
  while (lines[cursor.at]?.indent === indent && lines[cursor.at].text.startsWith("- ")) {
    const line = lines[cursor.at];
    const rest = line.text.slice(2).trim();
    if (/^[A-Za-z_][\w ]*:( |$)/.test(rest)) {
      // The dash stands for two blanks: the map goes on below it.
      lines[cursor.at] = { indent: indent + 2, text: rest };
      all.push(map(lines, cursor, indent + 2));
    } else {
      cursor.at++;
      all.push(flow(rest));
    }
  }
  return all;
}

function map(lines, cursor, indent) {
  const found = {};
  while (lines[cursor.at]?.indent === indent) {
    const [, key, rest] = /^([^:]+):\s*(.*)$/.exec(lines[cursor.at].text);
    cursor.at++;
    const next = lines[cursor.at];
    if (rest !== "") found[key] = flow(rest);
    else if (next && (next.indent > indent || (next.indent === indent && next.text.startsWith("- "))))
      found[key] = block(lines, cursor, next.indent);
  }
  return found;
}

/** flow reads what stands on one line. */
function flow(text) {
  const inside = text.slice(1, -1);
  if (text.startsWith('"') && text.endsWith('"')) return JSON.parse(text);
  if (text.startsWith("[") && text.endsWith("]")) return parts(inside).map(flow);
  if (text.startsWith("{") && text.endsWith("}"))
    return Object.fromEntries(
      parts(inside).map((part) => {
        const [, key, value] = /^"?([^":]+)"?:\s*(.*)$/.exec(part);
        return [key, flow(value)];
      }),
    );
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** parts splits at the commas that are in no bracket and no quotes. */
function parts(text) {
  const all = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const letter = text[at];
    if (letter === '"' && text[at - 1] !== "\\") quoted = !quoted;
    if (!quoted && (letter === "[" || letter === "{")) depth++;
    if (!quoted && (letter === "]" || letter === "}")) depth--;
    if ((letter === "," && depth === 0 && !quoted) || at === text.length) {
      const part = text.slice(from, at).trim();
      if (part !== "") all.push(part);
      from = at + 1;
    }
  }
  return all;
}
