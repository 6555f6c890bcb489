import type { Conversation, Debrief, RoleplaySession } from "../api/types";

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

/** aDebrief is what the log shows after a decision for the best option, with one fact missed. */
export function aDebrief(change: Partial<Debrief> = {}): Debrief {
  return {
    finished: true,
    exchanges: 3,
    call: { option: "wait", label: "Wait", reason: "It is not safe.", best: "wait", best_label: "Wait", why: "It is." },
    facts: [
      {
        character: "maya",
        name: "Maya Patel",
        fact: "It fails at 23.4%.",
        fate: "acknowledged",
        surfaced: { turn: 2, text: "It fails at 23.4%, you know." },
        acknowledged: { turn: 3, text: "So it fails at 23.4%." },
      },
      { character: "marcus", name: "Marcus Reed", fact: "The next window is far.", fate: "unmet" },
    ],
    talks: [
      {
        character: "maya",
        name: "Maya Patel",
        met: true,
        ended: true,
        forced: false,
        exchanges: 3,
        standing: [
          { turn: 2, standing: 1, state: "neutral" },
          { turn: 3, standing: 13, state: "cooperative" },
        ],
        path: [
          { node: "GROUND", turns: 1, satisfied: true, left: "advance" },
          { node: "DECISIVE", turns: 2, gate: true, held: 1, satisfied: true, left: "advance" },
          { node: "CLOSE", turns: 1, satisfied: true, left: "end" },
        ],
      },
      {
        character: "marcus",
        name: "Marcus Reed",
        met: false,
        ended: false,
        forced: false,
        exchanges: 0,
        standing: [],
        path: [],
      },
    ],
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
