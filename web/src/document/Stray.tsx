import { useId } from "react";
import { useEditing } from "./EditContext";
import { Faults } from "./Faults";
import { placeOf, stray } from "./places";
import type { Path } from "./yamlEdit";

interface Props {
  path: Path;
  /** fields are the keys that have fields of their own, which say what is wrong with them themselves. */
  fields: readonly string[];
}

/** Stray says what is wrong with a part of a document as a whole, and with what in it has no field. */
export function Stray({ path, fields }: Props) {
  const id = useId();
  const found = stray(useEditing().found, path, fields);
  if (found.length === 0) return null;
  return (
    <div tabIndex={-1} data-places={found.map((each) => placeOf(each.path)).join(" ")}>
      <Faults id={id} found={found} />
    </div>
  );
}
