import { block, inline } from "../document/yamlWrite";

/** Plan is what is set down of a study before it is a document. */
export interface Plan {
  title: string;
  concept: string;
  methodology: string;
  objective: string;
  welcome: string;
  consent: string;
  researcher: string;
  /** turns is how many questions are asked at most, as it was typed. */
  turns: string;
}

/** newPlan is a study to begin with: what can be said before its subject is known. */
export const newPlan: Plan = {
  title: "",
  concept: "",
  methodology: "means_end_chain",
  objective: "",
  welcome:
    "Thank you for looking in. There are no right or wrong answers; say things the way you would say them to a friend. It takes ten to fifteen minutes, and you can stop and come back by the same link.",
  consent:
    "Your answers are stored with the nickname you chose and are read by the researchers of this study only. They may be quoted without your name. Taking part is voluntary: you may leave out any question, and you can withdraw at any time, which deletes everything you wrote.",
  researcher: "",
  turns: "14",
};

/** methodologies are those that ship, each with when to use it. */
export const methodologies = [
  {
    id: "means_end_chain",
    name: "Means-end chain",
    when: "Why does this matter to people? From what a thing is, step by step, to what they value in life.",
    asks: "“Why is that important to you?”",
  },
  {
    id: "jobs_to_be_done",
    name: "Jobs to be done",
    when: "Why did people take it up, or drop it? What they were trying to get done, and what stood in the way.",
    asks: "“What was going on when you first looked for it?”",
  },
  {
    id: "critical_incident",
    name: "Critical incident",
    when: "Which moments made the difference? One real event, what led to it, and what they took from it.",
    asks: "“Think of a time that stands out. What happened?”",
  },
  {
    id: "repertory_grid",
    name: "Repertory grid",
    when: "How do people tell such things apart? Their own opposites, not your list of features.",
    asks: "“How are two of these alike, and unlike the third?”",
  },
  {
    id: "customer_journey",
    name: "Customer journey",
    when: "Where on the way does it go well or badly? From first contact to the end, step by step.",
    asks: "“What was the first step, and what did you expect?”",
  },
] as const;

/** faultsOf says what is missing or wrong in a plan, by field. */
export function faultsOf(plan: Plan): Partial<Record<keyof Plan, string>> {
  const faults: Partial<Record<keyof Plan, string>> = {};
  if (plan.title.trim() === "") faults.title = "Give it a title; respondents see it.";
  if (plan.concept.trim() === "") faults.concept = "Say what the interview is about.";
  if (plan.consent.trim() === "") faults.consent = "Say what respondents agree to; nothing is asked before.";
  const turns = Number(plan.turns);
  if (!/^\d+$/.test(plan.turns.trim()) || turns < 1 || turns > 100) faults.turns = "A number from 1 to 100.";
  return faults;
}

/** idOf makes an id of a title. */
export function idOf(title: string): string {
  const id = title
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 50)
    .replace(/-+$/, "");
  return id || "study";
}

/** written is a plan as the text of a document; what was left empty is left out. */
export function written(plan: Plan): string {
  const lines = [
    "kind: study/v1",
    `id: ${idOf(plan.title)}`,
    `title: ${inline(plan.title.trim())}`,
    `concept: ${inline(plan.concept.trim())}`,
    `methodology: ${plan.methodology}`,
    ...paragraph("objective", plan.objective),
    ...paragraph("welcome", plan.welcome),
    ...paragraph("consent", plan.consent),
    ...(plan.researcher.trim() === "" ? [] : [`researcher: ${inline(plan.researcher.trim())}`]),
    `max_turns: ${Number(plan.turns)}`,
  ];
  return `${lines.join("\n")}\n`;
}

function paragraph(key: string, words: string): string[] {
  const text = words.trim().replace(/\r\n?/g, "\n");
  return text === "" ? [] : [`${key}: ${block(text, 2, !text.includes("\n"))}`];
}
