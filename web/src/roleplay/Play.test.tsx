// @vitest-environment jsdom
import "../test/dom";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { Session } from "../api/types";
import { aSession, eventOf, problemOf, streamOf } from "../test/session";
import { RoleplayPage } from "./RoleplayPage";

interface Sent {
  key: string | null;
  body: string;
}

/** show opens the page on a server that answers turns one after the other. */
function show(session: Session, ...turns: (() => Promise<Response>)[]) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) => {
    const address = typeof input === "string" ? input : input.url;
    if (!address.endsWith("/turns")) return Promise.resolve(Response.json(session));
    sent.push({
      key: new Headers(init?.headers).get("Idempotency-Key"),
      body: typeof init?.body === "string" ? init.body : "",
    });
    return turns.shift()?.() ?? Promise.reject(new TypeError("Failed to fetch"));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={["/roleplay/s1"]}>
        <Routes>
          <Route path="/roleplay/:sessionId" element={<RoleplayPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "What you say to Maya" });
const transcript = () => screen.getByRole("region", { name: "Conversation with Maya Patel" });
const answered = aSession(
  { turn: 2, version: 6 },
  {
    lines: [
      { turn: 1, who: "character", text: "Ask me anything." },
      { turn: 2, who: "learner", text: "Why?" },
      { turn: 2, who: "character", text: "Because." },
    ],
  },
);

describe("a role-play", () => {
  it("shows the briefing before anyone is met", async () => {
    const { view } = aSession();
    show(aSession({ view: { ...view, with: "", conversations: [] } }));
    expect(await screen.findByRole("heading", { level: 1, name: "The launch" })).toBeTruthy();
    expect(screen.getByText("Ship or wait?")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Talk to Marcus" })).toBeTruthy();
  });

  it("says so when the session is of a kind it does not know", async () => {
    show(aSession({ kind: "puppetry", title: "Strings" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Strings" })).toBeTruthy();
    expect(screen.getByText(/cannot show a session of the kind puppetry/)).toBeTruthy();
  });

  it("shows the learner's line at once, then the words, then the result", async () => {
    let answer: (response: Response) => void = () => undefined;
    show(aSession(), () => new Promise((resolve) => (answer = resolve)));
    await userEvent.type(await box(), "Why?{Enter}");
    expect(within(transcript()).getByText("Why?")).toBeTruthy();
    expect((await box()).value).toBe("");
    expect(screen.getByText("Maya is answering.")).toBeTruthy();
    answer(
      streamOf(eventOf("words", { turn: 2, attempt: 1, offset: 0, text: "Because." }), eventOf("result", answered)),
    );
    expect(await within(transcript()).findByText("Because.")).toBeTruthy();
    expect(within(transcript()).getAllByText("Why?")).toHaveLength(1);
    expect((await box()).readOnly).toBe(false);
  });

  it("undoes a refused line, puts it back, and sends it again under the same key", async () => {
    const sent = show(
      aSession(),
      () => Promise.resolve(problemOf(503, "the server is shutting down; try again in a moment")),
      () => Promise.resolve(streamOf(eventOf("result", answered))),
    );
    await userEvent.type(await box(), "Why?{Enter}");
    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("The server is shutting down; try again in a moment.");
    expect(within(transcript()).queryByText("Why?")).toBeNull();
    expect((await box()).value).toBe("Why?");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await within(transcript()).findByText("Because.")).toBeTruthy();
    expect((await box()).value).toBe("");
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it("takes a new key for a line that was changed after a refusal", async () => {
    const sent = show(
      aSession(),
      () => Promise.resolve(problemOf(503, "try again")),
      () => Promise.resolve(streamOf(eventOf("result", answered))),
    );
    await userEvent.type(await box(), "Why?{Enter}");
    await screen.findByRole("alert");
    await userEvent.type(await box(), " Tell me.{Enter}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent[1]?.body).toBe('{"input":{"say":"Why? Tell me."}}');
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it("begins a new line on Shift and Enter, and sends nothing empty", async () => {
    const sent = show(aSession());
    await userEvent.type(await box(), "{Enter}One{Shift>}{Enter}{/Shift}two");
    expect((await box()).value).toBe("One\ntwo");
    expect(sent).toEqual([]);
  });

  it("says how much too long a line is", async () => {
    const sent = show(aSession());
    await userEvent.click(await box());
    await userEvent.paste("🧵".repeat(4001));
    expect(screen.getByText("Too long: shorten it by 1 characters.")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(sent).toEqual([]);
  });

  it("says who to see next when a conversation is over", async () => {
    show(aSession({}, { ended: true, next: "marcus" }));
    expect(await screen.findByRole("heading", { name: "Your conversation with Maya is over" })).toBeTruthy();
    expect(screen.getByText("Maya sent you to Marcus Reed, Launch Lead.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Talk to Marcus" })).toBeTruthy();
  });
});
