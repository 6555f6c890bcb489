import { createContext, useContext } from "react";
import type { Found } from "./places";
import type { Mapping } from "./yaml";

/** Editing is a document that a form changes: part by part, in the text it is written in. */
export interface Editing {
  document: Mapping;
  /** found is what is wrong with it, for the fields that it is about. */
  found: Found[];
  readOnly: boolean;
  /** change gives the text anew; field tells which part was changed, for undoing. */
  change: (field: string, edit: (text: string) => string) => void;
}

export const EditContext = createContext<Editing | undefined>(undefined);

/** useEditing is the document that is being edited. */
export function useEditing(): Editing {
  const editing = useContext(EditContext);
  if (!editing) throw new Error("there is no document to edit here");
  return editing;
}
