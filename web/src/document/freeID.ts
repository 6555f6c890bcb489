import { read } from "./yaml";
import { setText, textOf } from "./yamlEdit";

/** freeID is a draft under an id that no other document has. */
export function freeID(text: string, taken: string[]): { id: string; text: string } {
  const own = idOf(text);
  if (!taken.includes(own)) return { id: own, text };
  for (let count = 2; ; count++) {
    const id = `${own.slice(0, 55)}-${count}`;
    if (!taken.includes(id)) return { id, text: setText(text, ["id"], id) };
  }
}

function idOf(text: string): string {
  try {
    return textOf(read(text), "id") || "draft";
  } catch {
    return /^id:\s*"?([\w-]+)/m.exec(text)?.[1] ?? "draft";
  }
}
