/** kindOf is the kind of session that a document of a format, such as roleplay/v1, is played as. */
export function kindOf(format: string): string {
  return format.split("/")[0] ?? format;
}

const names: Record<string, string> = { roleplay: "Role-play", game: "Game" };

/** kinds are the kinds of session there are. */
export const kinds = Object.keys(names);

/** nameOfKind is what people call a kind of session. */
export function nameOfKind(kind: string): string {
  return names[kind] ?? kind;
}

const documents: Record<string, string> = { roleplay: "Role-play", backbone: "Backbone", "game-design": "Game design" };

/** nameOfDocument is what people call a document of a format. */
export function nameOfDocument(format: string): string {
  return documents[kindOf(format)] ?? nameOfKind(kindOf(format));
}
