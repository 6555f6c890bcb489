// @vitest-environment jsdom
import "../test/dom";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { describe, expect, it, vi } from "vitest";
import type { InterviewSession, InterviewView } from "../api/types";
import { eventOf, problemOf, streamOf } from "../test/session";
import { InterviewPage } from "./InterviewPage";
import { WithdrawnPage } from "./WithdrawnPage";

/** anInterview is an interview at its first question. */
function anInterview(view: Partial<InterviewView> = {}, change: Partial<InterviewSession> = {}): InterviewSession {
  return {
    id: "s1",
    kind: "interview",
    version: 4,
    turn: 1,
    open: false,
    title: "Tea",
    place: "question 1",
    done: false,
    created: 1,
    updated: 2,
    view: {
      kind: "interview",
      study: { id: "tea", title: "Tea", language: "en", welcome: "Hello.", consent: "We read what you write." },
      status: "asking",
      question: "What comes to mind?",
      number: 1,
      waiting: false,
      progress: 0.1,
      lines: [],
      ...view,
    },
    ...change,
  };
}

const answered = anInterview(
  {
    question: "Why is that?",
    number: 2,
    lines: [
      { turn: 1, who: "interviewer", text: "What comes to mind?" },
      { turn: 1, who: "respondent", text: "It is warm." },
    ],
  },
  { turn: 2, version: 9 },
);

/** show opens the page on a server that answers turns one after the other, and returns what it was sent. */
function show(session: InterviewSession, ...turns: (() => Promise<Response>)[]) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) => {
    const address = typeof input === "string" ? input : input.url;
    if (address.endsWith("/withdraw")) {
      sent.push("withdraw");
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (!address.endsWith("/turns")) return Promise.resolve(Response.json(session));
    sent.push(typeof init?.body === "string" ? init.body : "");
    return turns.shift()?.() ?? Promise.reject(new TypeError("Failed to fetch"));
  });
  vi.stubGlobal("scrollTo", () => undefined);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={["/interview/s1"]}>
        <Routes>
          <Route path="/interview/:sessionId" element={<InterviewPage />} />
          <Route path="/withdrawn" element={<WithdrawnPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "What comes to mind?" });
const result = (session: InterviewSession) => Promise.resolve(streamOf(eventOf("result", session)));

describe("an interview", () => {
  it("asks nothing before consent, and sends what was decided", async () => {
    const sent = show(anInterview({ status: "consent", question: "" }), () => result(anInterview()));
    expect(await screen.findByText("We read what you write.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "I agree, begin" }));
    expect(sent).toEqual(['{"input":{"consent":true}}']);
  });

  it("begins a new line on Enter, sends with Ctrl, and moves the focus to the next question", async () => {
    const sent = show(anInterview(), () => result(answered));
    await userEvent.type(await box(), "It is{Enter}warm.{Control>}{Enter}{/Control}");
    const next = await screen.findByRole("heading", { level: 1, name: "Why is that?" });
    expect(sent).toEqual(['{"input":{"answer":"It is\\nwarm."}}']);
    expect(document.activeElement).toBe(next);
  });

  it("shows what was answered while the next question is thought of", async () => {
    show(anInterview(), () => new Promise(() => undefined));
    await userEvent.type(await box(), "It is warm.");
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(screen.getByText("It is warm.")).toBeTruthy();
    expect(screen.getByText("Thinking about what you said")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("puts an answer that was refused back, with the server's sentence", async () => {
    show(anInterview(), () => Promise.resolve(problemOf(422, "The answer cannot be taken.")));
    await userEvent.type(await box(), "Hm.");
    await userEvent.click(screen.getByRole("button", { name: "Answer" }));
    expect(await screen.findByText("The answer cannot be taken.")).toBeTruthy();
    expect((await box()).value).toBe("Hm.");
  });

  it("leaves a question out", async () => {
    const sent = show(anInterview(), () => result(answered));
    await box();
    await userEvent.click(screen.getByRole("button", { name: "I’d rather skip this one" }));
    expect(sent).toEqual(['{"input":{"skip":true}}']);
  });

  it("pauses, and goes on at the same question", async () => {
    show(anInterview());
    await box();
    await userEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(await screen.findByText(/brings you back to this question/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(await box()).toBeTruthy();
  });

  it("withdraws only after saying that everything is erased", async () => {
    const sent = show(anInterview());
    await box();
    await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(screen.getByText(/Everything you wrote is erased/)).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Erase everything and leave" }));
    expect(await screen.findByRole("heading", { name: "You have withdrawn" })).toBeTruthy();
    expect(sent).toEqual(["withdraw"]);
  });

  it("takes leave with the study's thanks", async () => {
    show(anInterview({ status: "ended", question: "Goodbye then.", progress: 1 }));
    expect(await screen.findByText("Goodbye then.")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
