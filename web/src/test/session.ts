import type { Conversation, RoleplaySession } from "../api/types";

/** aConversation is a conversation with Maya after her greeting. */
export function aConversation(change: Partial<Conversation> = {}): Conversation {
  return {
    with: "maya",
    lines: [{ turn: 1, who: "character", text: "Ask me anything." }],
    standing: "neutral",
    ended: false,
    waiting: false,
    progress: 0.2,
    ...change,
  };
}

/** aSession is a role-play in which the learner talks to Maya. */
export function aSession(
  change: Partial<RoleplaySession> = {},
  conversation: Partial<Conversation> = {},
): RoleplaySession {
  return {
    id: "s1",
    kind: "roleplay",
    version: 3,
    turn: 1,
    open: false,
    title: "The launch",
    place: "talking to Maya",
    done: false,
    created: 1,
    updated: 2,
    view: {
      kind: "roleplay",
      scenario: {
        id: "launch",
        title: "The launch",
        language: "en",
        learner_role: "Engineer",
        situation: { place: "Office", happening: "It ships soon.", talking_to: "an engineer" },
        question: "Ship or wait?",
        options: [{ id: "ship", label: "Ship" }],
      },
      cast: [
        { id: "maya", name: "Maya Patel", role: "QA Lead", status: "talking" },
        { id: "marcus", name: "Marcus Reed", role: "Launch Lead", status: "unmet" },
      ],
      may_decide: false,
      papers: [],
      with: "maya",
      conversations: [aConversation(conversation)],
    },
    ...change,
  };
}

/** streamOf is a response whose body comes in the given pieces. */
export function streamOf(...pieces: string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

/** eventOf is one event of a stream. */
export function eventOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** problemOf is an error response. */
export function problemOf(status: number, detail: string): Response {
  const body = JSON.stringify({ type: "urn:x", title: "Problem", status, detail });
  return new Response(body, { status, headers: { "Content-Type": "application/problem+json" } });
}
