const width = 108;
const word = /^[A-Za-z(][^:#[\]{}&*!|>'"%@`\n\t]*$/;
const reserved = /^(true|false|null|yes|no|on|off)$/i;

/** inline writes words in one line: as they are where that is safe, else in quotes. A number stays one. */
export function inline(words: string | number): string {
  if (typeof words === "number") return String(words);
  const safe = word.test(words) && !reserved.test(words) && words === words.trim();
  return safe ? words : quoted(words);
}

/** quoted writes words in double quotes. */
export function quoted(words: string): string {
  return JSON.stringify(words);
}

/** block writes words over several lines below their key: folded ones are broken at spaces, literal ones where they are. */
export function block(words: string, indent: number, folded: boolean): string {
  const pad = " ".repeat(indent);
  const rows = folded ? wrapped(words.trim(), width - indent) : words.split("\n");
  if (rows.some((row) => row.startsWith(" ") || row.endsWith(" "))) return quoted(words);
  return `${folded ? ">-" : "|-"}\n${rows.map((row) => (row === "" ? "" : pad + row)).join("\n")}`;
}

function wrapped(words: string, most: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const each of words.split(/ +/)) {
    if (row !== "" && row.length + 1 + each.length > most) {
      rows.push(row);
      row = each;
    } else row = row === "" ? each : `${row} ${each}`;
  }
  return [...rows, row];
}
