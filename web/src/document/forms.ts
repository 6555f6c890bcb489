import type { ComponentType } from "react";
import { StudyForm } from "../interview/StudyForm";
import { ScenarioForm } from "../roleplay/ScenarioForm";
import { wordOf } from "../session/kind";

const forms: Record<string, ComponentType> = { roleplay: ScenarioForm, study: StudyForm };

/** formOf is the form for documents of a format, if there is one. */
export function formOf(format: string): ComponentType | undefined {
  return forms[wordOf(format)];
}
