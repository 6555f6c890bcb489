import type { CastMember, Conversation, RoleplayView, SpokenLine } from "../api/types";

/** guideOpen and guideClose are the two conversations with the guide: before anyone is met, and after the decision. */
export const guideOpen = "guide-open";
export const guideClose = "guide-close";

/** memberOf finds someone to talk to: one of the cast, or the guide in one of two conversations. */
export function memberOf(view: RoleplayView, id: string): CastMember | undefined {
  return view.cast.find((member) => member.id === id) ?? guideAs(view, id);
}

/** guideAs is the guide as someone to talk to. */
function guideAs(view: RoleplayView, id: string): CastMember | undefined {
  if (!view.guide || (id !== guideOpen && id !== guideClose)) return undefined;
  const talk = conversationWith(view, id);
  const status = !talk ? "unmet" : talk.ended ? "done" : "talking";
  return { id, name: view.guide.name, role: view.guide.role ?? "Your guide", status };
}

/** isGuide tells the guide's conversations from those with the cast. */
export function isGuide(id: string): boolean {
  return id === guideOpen || id === guideClose;
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

/** listed joins names as one says them: Maya, Marcus and Lena. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

/** waitsFor names whom to hear first before someone can be met. */
export function waitsFor(view: RoleplayView, member: CastMember): string {
  return listed((member.after ?? []).map((id) => firstName(memberOf(view, id)?.name ?? id)));
}

/** lastLine is what the learner said last to the person they are talking to. */
export function lastLine(view: RoleplayView): string | undefined {
  const lines: SpokenLine[] = conversationWith(view, view.with)?.lines ?? [];
  return lines.findLast((line) => line.who === "learner")?.text;
}
