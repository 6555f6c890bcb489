import type { CastMember, Conversation, RoleplayView, SpokenLine } from "../api/types";

/** memberOf finds someone in the cast. */
export function memberOf(view: RoleplayView, id: string): CastMember | undefined {
  return view.cast.find((member) => member.id === id);
}

/** conversationWith finds the conversation with someone. */
export function conversationWith(view: RoleplayView, id: string): Conversation | undefined {
  return view.conversations.find((conversation) => conversation.with === id);
}

/** firstName is how a person is called in short; a title such as Dr. is not a name. */
export function firstName(name: string): string {
  const words = name.split(" ");
  return words.find((word) => !word.endsWith(".")) ?? name;
}

/** lastLine is what the learner said last to the person they are talking to. */
export function lastLine(view: RoleplayView): string | undefined {
  const lines: SpokenLine[] = conversationWith(view, view.with)?.lines ?? [];
  return lines.findLast((line) => line.who === "learner")?.text;
}
