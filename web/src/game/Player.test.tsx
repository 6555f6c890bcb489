// @vitest-environment jsdom
import "../test/dom";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Blueprint, GameView } from "../api/types";
import { aBlueprint, aGame, anItem, aView } from "../test/game";
import { eventOf, problemOf, streamOf } from "../test/session";
import { GamePage } from "./GamePage";

/** Source is the event stream of a page, by which a test tells it what happened elsewhere. */
class Source extends EventTarget {
  static latest: Source | undefined;
  readyState = 1;
  constructor(readonly address: string) {
    super();
    Source.latest = this;
  }
  close() {
    this.readyState = 2;
  }
  changed(version: number) {
    this.dispatchEvent(new MessageEvent("changed", { data: JSON.stringify({ version, turn: version, open: false }) }));
  }
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal("EventSource", Source);
});

/** elsewhere is what another page has played meanwhile. */
let elsewhere: GameView | undefined;

interface Sent {
  input: Record<string, unknown>;
  key: string | null;
}

/** show opens the player on a server that answers moves one after the other. */
function show(blueprint: Blueprint, view: GameView, ...answers: (GameView | Response | "lost")[]) {
  const sent: Sent[] = [];
  elsewhere = undefined;
  vi.stubGlobal("fetch", (input: Request | string, init?: RequestInit) => {
    const address = typeof input === "string" ? input : input.url;
    if (address.endsWith("/blueprint")) return Promise.resolve(Response.json(blueprint));
    if (address.endsWith("/me")) return Promise.resolve(Response.json({ who: "owner", local: true, name: "" }));
    if (!address.endsWith("/turns")) return Promise.resolve(Response.json(aGame(elsewhere ?? view)));
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}") as { input: Record<string, unknown> };
    sent.push({ input: body.input, key: new Headers(init?.headers).get("Idempotency-Key") });
    const answer = answers.shift();
    if (!answer || answer === "lost") return Promise.reject(new TypeError("Failed to fetch"));
    if (answer instanceof Response) return Promise.resolve(answer);
    return Promise.resolve(streamOf(eventOf("result", aGame(answer))));
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={["/game/g1"]}>
        <Routes>
          <Route path="/game/:sessionId" element={<GamePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return sent;
}

const labels = [
  { id: "i1", text: "Mouth" },
  { id: "i2", text: "Stomach" },
];
const labelling = aBlueprint({ items: labels });
const fresh = aView({ items: [anItem("i1"), anItem("i2")] });
const placed = aView({
  move: 3,
  score: 10,
  items: [anItem("i1", { state: "right", answer: ["zone_1"], points: 10 }), anItem("i2")],
  feedback: [{ tone: "right", mechanic: "s1_m1", item: "i1", text: "Digestion begins here.", points: 10 }],
});
const option = (name: RegExp | string) => screen.findByRole("option", { name });
const zone = (name: RegExp | string) => screen.findByRole("button", { name });

describe("labelling", () => {
  it("is played by keyboard alone, and the focus goes on to the next label", async () => {
    const sent = show(labelling, fresh, placed);
    (await option("Mouth")).focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(await zone("Zone A, free"));
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{Enter}");
    expect(await zone("Zone A, Mouth")).toBeTruthy();
    expect(sent[0]?.input).toEqual({ do: "place", item: "i1", zone: "zone_1", at: "s1_m1", move: 2 });
    await waitFor(async () => expect(document.activeElement).toBe(await option("Stomach")));
    expect(screen.getByRole("status").textContent).toBe("Right. Digestion begins here. +10 points");
  });

  it("is cancelled by Escape, with the focus back on the label", async () => {
    const sent = show(labelling, fresh);
    (await option("Stomach")).focus();
    await userEvent.keyboard("{Enter}");
    expect((await option("Stomach")).getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect((await option("Stomach")).getAttribute("aria-selected")).toBe("false");
    expect(document.activeElement).toBe(await option("Stomach"));
    expect(screen.getByRole("status").textContent).toBe("Stomach put back.");
    expect(sent).toEqual([]);
  });

  it("takes a label back that the server does not take, and says why", async () => {
    show(labelling, fresh, problemOf(422, "the zone A has its text already"));
    await userEvent.click(await option("Mouth"));
    await userEvent.click(await zone("Zone A, free"));
    expect((await screen.findByRole("alert")).textContent).toContain("The zone A has its text already.");
    expect(await option("Mouth")).toBeTruthy();
    expect(await zone("Zone A, free")).toBeTruthy();
  });

  it("sends a move again under the same key when no answer came", async () => {
    const sent = show(labelling, fresh, "lost", placed);
    await userEvent.click(await option("Mouth"));
    await userEvent.click(await zone("Zone A, free"));
    expect((await screen.findByRole("alert")).textContent).toContain("The connection was lost.");
    expect(await zone("Zone A, Mouth")).toBeTruthy();
    expect(sent.length).toBe(2);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it("asks for a label first", async () => {
    const sent = show(labelling, fresh);
    await userEvent.click(await zone("Zone B, free"));
    expect(screen.getByRole("status").textContent).toBe("Pick a label first, then its zone.");
    expect(sent).toEqual([]);
  });
});

describe("another page of the same game", () => {
  it("shows here what was played there", async () => {
    show(labelling, fresh);
    await option("Mouth");
    elsewhere = placed;
    Source.latest?.changed(3);
    expect(await zone("Zone A, Mouth")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Right. Digestion begins here. +10 points");
  });

  it("is not asked for what this page knows", async () => {
    show(labelling, fresh);
    await option("Mouth");
    elsewhere = placed;
    Source.latest?.changed(2);
    await userEvent.click(await option("Stomach"));
    expect(await zone("Zone A, free")).toBeTruthy();
  });

  it("may say first that the time is up", async () => {
    const now = Date.now();
    const late = { ...fresh, clock: { seconds: 60, began: now - 61_000, deadline: now - 1000 } };
    const sent = show(labelling, late, problemOf(422, "this is move 2, and the game waits for move 3"));
    elsewhere = { ...fresh, move: 3, phase: "paused" };
    expect(await screen.findByRole("button", { name: "Go on" })).toBeTruthy();
    expect(sent[0]?.input["do"]).toBe("time");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a game in another language", () => {
  it("says what became of an answer where its author has no words", async () => {
    const wrong = aView({
      move: 3,
      items: [anItem("i1", { tried: ["zone_2"], tries_left: 2 }), anItem("i2")],
      feedback: [{ tone: "wrong", mechanic: "s1_m1", item: "i1", text: "", points: 0 }],
    });
    show(labelling, fresh, wrong);
    await userEvent.click(await option("Mouth"));
    await userEvent.click(await zone("Zone B, free"));
    expect(await screen.findByText("Not quite.", { selector: "strong" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Not quite.");
  });
});

describe("what was begun and not sent", () => {
  const ordering = aBlueprint({ type: "sequencing", items: labels, zones: [] });

  it("is there after a reload", async () => {
    show(ordering, fresh);
    await userEvent.click(await screen.findByRole("button", { name: "Move down: Mouth" }));
    const texts = () => screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(texts()).toEqual(["1Stomach", "2Mouth"]);
    document.body.replaceChildren();
    show(ordering, fresh);
    await screen.findByRole("list", { name: "Your order" });
    expect(texts()).toEqual(["1Stomach", "2Mouth"]);
  });
});

describe("the cover", () => {
  it("sets the clock that was chosen before it starts", async () => {
    const timed = aBlueprint({ timeLimitSeconds: 60 });
    const intro = aView({ phase: "intro", at: "start", move: 1, mechanic: "" });
    const sent = show(timed, intro, { ...intro, move: 2, timer: "off" }, { ...fresh, move: 3 });
    await userEvent.click(await screen.findByRole("radio", { name: /^No clock/ }));
    await userEvent.click(screen.getByRole("button", { name: "Start" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Put each name on its place." })).toBeTruthy();
    expect(sent.map(({ input }) => input["do"])).toEqual(["timer", "start"]);
    expect(localStorage.getItem("timer")).toBe("off");
  });
});

describe("the clock", () => {
  it("asks the server once the time is up, and goes on with what it says", async () => {
    const now = Date.now();
    const late = { ...fresh, clock: { seconds: 60, began: now - 61_000, deadline: now - 1000 } };
    const over: GameView["feedback"] = [{ tone: "time", mechanic: "s1_m1", text: "The time is up.", points: 0 }];
    const sent = show(labelling, late, { ...fresh, move: 3, phase: "paused", feedback: over });
    expect(await screen.findByRole("button", { name: "Go on" })).toBeTruthy();
    expect(sent[0]?.input).toEqual({ do: "time", at: "s1_m1", move: 2 });
    expect(screen.getByRole("status").textContent).toBe("The time is up.");
  });

  it("can be turned off while it runs", async () => {
    const now = Date.now();
    const timed = { ...fresh, clock: { seconds: 60, began: now, deadline: now + 60_000 } };
    const sent = show(labelling, timed, { ...fresh, move: 3, timer: "off" });
    await userEvent.click(await screen.findByText(/^(1:00|0:5\d)$/));
    await userEvent.click(screen.getByRole("button", { name: "Play without a clock" }));
    await waitFor(() => expect(screen.queryByText(/^0:5\d$|^1:00$/)).toBeNull());
    expect(sent[0]?.input).toEqual({ do: "timer", mode: "off", at: "s1_m1", move: 2 });
  });
});
