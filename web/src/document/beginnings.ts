import { sampleNotes } from "./sampleNotes";

/** Beginning is how a document of a kind is begun. */
export interface Beginning {
  kind: string;
  title: string;
  lead: string;
  label: string;
  placeholder: string;
  /** files are the endings of those that can be read. */
  files: string[];
  /** byRules tells that no model has a part in it. */
  byRules: boolean;
  sample?: string;
}

/** roleplay begins with a brief. */
export const roleplay: Beginning = {
  kind: "roleplay",
  title: "New role-play",
  lead: "Describe the situation, the decision, and who knows what. A draft is written from it, which you then change as you like.",
  label: "Brief",
  placeholder: "A clinic must decide by Friday whether to …",
  files: [".md", ".txt", ".markdown"],
  byRules: false,
};

/** game begins with a teacher's notes. */
export const game: Beginning = {
  kind: "game",
  title: "New game",
  lead: "Paste your notes: words with what they mean, parts of a whole, steps in their order, things by group, mix-ups. A game is made of them, with hints and reasons in your own words, and bots play it before anyone else does.",
  label: "Notes",
  placeholder: "# The heart\n\n## Words to know\n\n- Aorta: the largest artery …",
  files: [".md", ".csv", ".txt", ".markdown"],
  byRules: true,
  sample: sampleNotes,
};
