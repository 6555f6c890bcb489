import { titleOf } from "./titleOf";
import { setText } from "./yamlEdit";

/** copied is a document under an id that is not taken, and under a title that says what it is. */
export function copied(text: string, id: string, taken: string[]): { id: string; text: string } {
  const stem = id.slice(0, 50);
  let fresh = `${stem}-copy`;
  for (let count = 2; taken.includes(fresh); count++) fresh = `${stem}-copy-${count}`;
  return { id: fresh, text: renamed(text, fresh) };
}

function renamed(text: string, id: string): string {
  try {
    const named = setText(text, ["id"], id);
    const title = titleOf(named);
    return title === "" ? named : setText(named, ["title"], `Copy of ${title}`);
  } catch {
    // Where the text cannot be taken apart, the line that names it still can.
    return text.replace(/^id:.*$/m, `id: ${id}`);
  }
}
