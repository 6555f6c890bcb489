import { useId } from "react";
import { useEditing } from "./EditContext";
import { at, placeOf, type Found } from "./places";
import type { Path } from "./yamlEdit";

interface Field {
  id: string;
  found: Found[];
  faults: string;
  hint: string;
  /** about is what the element that takes the focus has to carry. */
  about: {
    "data-places": string;
    "aria-describedby": string | undefined;
  };
  wrong: boolean;
}

/** useField ties a field to its places in the document: what is wrong there is read out with it. */
export function useField(paths: [Path, ...Path[]], hasHint: boolean): Field {
  const id = useId();
  const found = at(useEditing().found, ...paths);
  const [hint, faults] = [`${id}-hint`, `${id}-faults`];
  const described = [...(hasHint ? [hint] : []), ...(found.length > 0 ? [faults] : [])].join(" ");
  return {
    id,
    found,
    faults,
    hint,
    about: {
      "data-places": paths.map(placeOf).join(" "),
      "aria-describedby": described === "" ? undefined : described,
    },
    wrong: found.some(({ finding }) => finding.severity === "error"),
  };
}
