import { read } from "../document/yaml";
import { partsOf, textOf } from "../document/yamlEdit";
import { Rail, type DrawnStop } from "../ui/Rail";
import { nodeName } from "./fate";

const nothing: ReadonlySet<string> = new Set();

/** BackbonePreview draws a backbone as it is being written. */
export function BackbonePreview({ text }: { text: string }) {
  const stops = stopsOf(text);
  if (stops.length === 0) return <p className="text-sm text-muted">The graph is drawn when the text can be read.</p>;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-1 text-sm font-semibold">
        The walk
      </h2>
      <p className="mb-4 text-xs text-muted">A square is a gate, a diamond a pivot, a dashed way is conditional.</p>
      <Rail label="The walk" stops={stops} walked={nothing} here="" chosen="" />
    </section>
  );
}

/** stopsOf reads the nodes out of a backbone's text; a text that cannot be read has none. */
export function stopsOf(text: string): DrawnStop[] {
  try {
    return partsOf(read(text), "nodes").map((node) => {
      const aside = textOf(node, "conditional", "to");
      const gate = textOf(node, "gate") === "true";
      const pivot = textOf(node, "pivot") !== "";
      return {
        id: textOf(node, "id"),
        next: textOf(node, "advance"),
        ...(aside !== "" && { aside }),
        label: nodeName(textOf(node, "id")),
        note: [gate ? "Gate" : pivot ? "Pivot" : "", textOf(node, "satisfy_when")]
          .filter((part) => part !== "")
          .join(": "),
        shape: gate ? ("square" as const) : pivot ? ("diamond" as const) : ("round" as const),
      };
    });
  } catch {
    return [];
  }
}
