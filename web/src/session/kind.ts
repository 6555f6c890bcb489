/** wordOf is the word for a format, such as roleplay/v1, in addresses of documents. */
export function wordOf(format: string): string {
  return format.split("/")[0] ?? format;
}

const playedAs: Record<string, string> = { study: "interview" };

/** kindOf is the kind of session that a document of a format is played as. */
export function kindOf(format: string): string {
  const word = wordOf(format);
  return playedAs[word] ?? word;
}

const names: Record<string, string> = { roleplay: "Role-play", game: "Game", interview: "Interview" };

/** kinds are the kinds of session there are. */
export const kinds = Object.keys(names);

/** nameOfKind is what people call a kind of session. */
export function nameOfKind(kind: string): string {
  return names[kind] ?? kind;
}

const documents: Record<string, string> = {
  roleplay: "Role-play",
  backbone: "Backbone",
  "game-design": "Game design",
  study: "Study",
  methodology: "Methodology",
};

/** nameOfDocument is what people call a document of a format. */
export function nameOfDocument(format: string): string {
  return documents[wordOf(format)] ?? nameOfKind(kindOf(format));
}
