import type { Diagnostic } from "../api/types";
import type { Path } from "./yamlEdit";

/** pathOf reads the path of a finding, such as cast[0].options[1].effect or names["a.b"]. */
export function pathOf(written: string): Path {
  return [...written.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g)].map(([, index, quoted, key]) =>
    index === undefined ? (quoted ?? key ?? "") : Number(index),
  );
}

/** placeOf names a place of a document in one word. */
export function placeOf(path: Path): string {
  return path.map((step) => String(step).replaceAll(/\s/g, "_")).join(".");
}

/** Found is a finding and the path that it is about. */
export interface Found {
  path: Path;
  finding: Diagnostic;
}

/** foundIn reads the paths of findings. */
export function foundIn(findings: readonly Diagnostic[]): Found[] {
  return findings.map((finding) => ({ path: pathOf(finding.place.path ?? ""), finding }));
}

/** at are the findings about one of a few places. */
export function at(found: readonly Found[], ...paths: Path[]): Found[] {
  const places = new Set(paths.map(placeOf));
  return found.filter(({ path }) => places.has(placeOf(path)));
}

/** below are the findings about a place and everything in it. */
export function below(found: readonly Found[], holder: Path): Found[] {
  return found.filter(({ path }) => holder.every((step, index) => path[index] === step));
}

/** stray are the findings about a place and about what is in it that none of its fields stands for. */
export function stray(found: readonly Found[], holder: Path, fields: readonly string[]): Found[] {
  return below(found, holder).filter(({ path }) => {
    const step = path[holder.length];
    return step === undefined || (typeof step === "string" && !fields.includes(step));
  });
}

/** goTo moves the focus to the field for a place, opening what it is folded in; it tells whether there is one. */
export function goTo(place: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-places~="${CSS.escape(place)}"]`);
  if (!field) return false;
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
  return true;
}
