// @vitest-environment jsdom
import "../test/dom";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { RoleplaySession } from "../api/types";
import { aConversation, aDebrief, aSession, eventOf, problemOf, streamOf } from "../test/session";
import { RoleplayPage } from "./RoleplayPage";

const { view } = aSession();
const options = [
  { id: "ship", label: "Ship it" },
  { id: "wait", label: "Wait a week" },
];
const ready = (change = {}) =>
  aSession(
    { view: { ...view, may_decide: true, scenario: { ...view.scenario, options }, ...change } },
    { ended: true },
  );
const decided = aSession({ turn: 2, version: 9, done: true, view: { ...view, debrief: aDebrief() } });

/** show opens the page at an address on a server that answers turns one after the other. */
function show(session: RoleplaySession, search: string, ...turns: Response[]) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) => {
    const address = typeof input === "string" ? input : input.url;
    if (!address.endsWith("/turns")) return Promise.resolve(Response.json(session));
    sent.push(typeof init?.body === "string" ? init.body : "");
    const answer = turns.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("Failed to fetch"));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/roleplay/s1${search}`]}>
        <Routes>
          <Route path="/roleplay/:sessionId" element={<RoleplayPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const button = (name: string) => screen.findByRole("button", { name });

describe("the decision", () => {
  it("is offered when a conversation is over", async () => {
    show(ready({ conversations: [aConversation({ ended: true })] }), "");
    const end = await screen.findByRole("region", { name: "Your conversation with Maya is over" });
    await userEvent.click(within(end).getByRole("button", { name: "Make your decision" }));
    expect(screen.getByRole("heading", { level: 1, name: "Ship or wait?" })).toBeTruthy();
  });

  it("says what is missing and goes there", async () => {
    show(ready(), "?show=decide");
    await userEvent.click(await button("Look at it once more"));
    expect(screen.getByText("Choose one of these.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Ship it" }));
    await userEvent.click(screen.getByRole("radio", { name: "Wait a week" }));
    await userEvent.click(await button("Look at it once more"));
    expect(screen.getByText("Say why, in a sentence or two.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Why" }));
  });

  it("can be changed until it is sent, and is then the debrief", async () => {
    const sent = show(ready(), "?show=decide", streamOf(eventOf("result", decided)));
    await userEvent.click(await screen.findByRole("radio", { name: "Ship it" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Why" }), "Because. ");
    await userEvent.click(await button("Look at it once more"));
    expect(screen.getByRole("heading", { level: 1, name: "This is your decision" })).toBeTruthy();
    await userEvent.click(await button("Change it"));
    await userEvent.click(screen.getByRole("radio", { name: "Wait a week" }));
    await userEvent.click(await button("Look at it once more"));
    expect(sent).toEqual([]);
    await userEvent.click(await button("Send my decision"));
    expect(sent).toEqual(['{"input":{"decide":{"option":"wait","reason":"Because."}}}']);
    expect(await screen.findByRole("heading", { name: "What passed you by" })).toBeTruthy();
    expect(sessionStorage.getItem("decision:s1")).toBeNull();
  });

  it("is kept over a reload, and when the server refuses it", async () => {
    sessionStorage.setItem("decision:s1", '{"option":"wait","reason":"As I said."}');
    show(ready(), "?show=decide", problemOf(503, "not now"));
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Why" });
    expect(box.value).toBe("As I said.");
    await userEvent.click(await button("Look at it once more"));
    await userEvent.click(await button("Send my decision"));
    expect((await screen.findByRole("alert")).textContent).toContain("Not now.");
    await userEvent.click(await button("Change it"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Wait a week" }).checked).toBe(true);
  });
});

describe("the debrief", () => {
  it("tells the fate of each fact with the words that show it", async () => {
    show(decided, "");
    const taken = await screen.findByRole("region", { name: "What you took in" });
    expect(within(taken).getByText("It fails at 23.4%.")).toBeTruthy();
    expect(within(taken).getByText("“So it fails at 23.4%.”")).toBeTruthy();
    const missed = screen.getByRole("region", { name: "What passed you by" });
    expect(within(missed).getByText(/You never talked to Marcus/)).toBeTruthy();
    const way = screen.getByRole("list", { name: "The way through the conversation with Maya" });
    expect(within(way).getByText(/held once/)).toBeTruthy();
  });

  it("leads back to what was said", async () => {
    show(decided, "");
    await userEvent.click(await button("Read again what was said with Maya"));
    expect(screen.getByRole("region", { name: "Conversation with Maya Patel" })).toBeTruthy();
    await userEvent.click(await button("Back to your debrief"));
    expect(await screen.findByRole("region", { name: "What you took in" })).toBeTruthy();
  });
});
