import { read } from "./yaml";
import { textOf } from "./yamlEdit";

/** titleOf is the title that a document gives itself, empty when it cannot be read. */
export function titleOf(text: string): string {
  try {
    return textOf(read(text), "title");
  } catch {
    return "";
  }
}
