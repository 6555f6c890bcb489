import type { ComponentType } from "react";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { asSentence } from "../api/problem";
import type { Diagnostic } from "../api/types";
import { EditContext } from "./EditContext";
import { foundIn } from "./places";
import { read, type Mapping } from "./yaml";
import { Unreadable } from "./yamlLine";

interface Props {
  form: ComponentType;
  text: string;
  readOnly: boolean;
  findings: Diagnostic[];
  onWrite: (field: string, text: string) => void;
  /** onText leads to a line of the text. */
  onText: (line: number) => void;
}

/** FormView is the form for a document, or the reason why its text cannot be shown as one. */
export function FormView({ form: Form, text, readOnly, findings, onWrite, onText }: Props) {
  const document = readOrReason(text);
  if (document instanceof Unreadable)
    return (
      <ErrorNote
        sentence={`The form cannot show this text. Line ${document.line}: ${asSentence(document.message)} Go on in the text view.`}
        action={<Button onClick={() => onText(document.line)}>Go to the line</Button>}
      />
    );
  const change = (field: string, edit: (text: string) => string) => onWrite(field, edit(text));
  return (
    <EditContext value={{ document, found: foundIn(findings), readOnly, change }}>
      <p className="mb-6 text-xs text-muted">
        The form changes the text in place: comments and order stay, and what you remove goes with its own comments.
      </p>
      <Form />
    </EditContext>
  );
}

function readOrReason(text: string): Mapping | Unreadable {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
