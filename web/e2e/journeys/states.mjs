import { accessible, assert, picture, sees } from "../check.mjs";
import { begin, byMouse, parts, settled, spoken } from "../talk.mjs";

export const name = "loading, errors, a lost connection and a crashed server are borne calmly";

export async function run({ page, server, tolerate }) {
  tolerate(/Failed to load resource/);
  tolerate(/net::ERR_/);
  await begin(page);
  await byMouse(page).say("What should I know before I decide?");
  await settled(page);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { id: game } = await made(server, "sessions", { kind: "game", document: "digestion" });
  const { link } = await made(server, "invites", {
    kind: "game",
    document: "digestion",
    label: "",
    class: true,
    limit: 5,
    days: 0,
  });
  const pages = [
    { label: "home", at: "/", heading: /Practise/, loading: "Loading what can be played" },
    { label: "sessions", at: "/sessions", heading: "Sessions", loading: "Loading sessions" },
    { label: "session", at: `/sessions/${id}`, heading: "Session", loading: "Loading the session" },
    { label: "roleplay", at: `/roleplay/${id}`, heading: "Role-play", loading: "Loading the role-play" },
    { label: "game", at: `/game/${game}`, heading: "Game", loading: "Loading the game" },
    { label: "documents", at: "/documents", heading: "Documents", loading: "Loading documents" },
    {
      label: "document",
      at: "/documents/roleplay/launch-review",
      heading: "Document",
      loading: "Loading the document",
    },
    {
      label: "versions",
      at: "/documents/roleplay/launch-review/versions",
      heading: "Versions",
      loading: "Loading the versions",
    },
    {
      label: "results",
      at: "/documents/roleplay/launch-review/results",
      heading: "Results",
      loading: "Loading the results",
    },
    {
      label: "game-class",
      at: "/documents/game/digestion/results",
      heading: "Results",
      loading: "Loading the results",
    },
    { label: "settings", at: "/settings", heading: "Settings", loading: "Loading the models" },
    { label: "invites", at: "/invites", heading: "Invitations", loading: "Loading invitations" },
    { label: "join", at: link, heading: "Your invitation", loading: "Loading your invitation" },
  ];
  for (const each of pages) await loadsAndFails(page, each);
  await halfAGame(page, game);
  await nobodyKnown(page);

  await page.goto(`/roleplay/${id}`);
  await settled(page);
  await refused(page);
  await cutOff(page);
  await crashed(page, server);
}

/** made is what the server makes of a body. */
async function made(server, what, body) {
  const answer = await fetch(`${server.base}/api/v1/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  assert(answer.ok, `${what}: ${answer.status} ${await answer.clone().text()}`);
  return answer.json();
}

async function loadsAndFails(page, { label, at, heading, loading }) {
  const title = page.getByRole("heading", { level: 1, name: heading });
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/v1/**", async (route) => {
    if (route.request().url().endsWith("/me")) return route.continue();
    await held;
    return route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      json: {
        type: "urn:x",
        title: "Internal",
        status: 500,
        detail: "something went wrong here; what was said before is kept",
      },
    });
  });
  await page.goto(at);
  await sees(title, page.getByRole("status", { name: loading }));
  await accessible(page, `loading-${label}`);
  answer();
  await sees(title, page.getByRole("alert").getByText("Something went wrong here; what was said before is kept."));
  await accessible(page, `error-${label}`);
  await page.unroute("**/api/v1/**");
  while (await page.getByRole("button", { name: "Try again" }).count()) {
    await page.getByRole("button", { name: "Try again" }).first().click();
    await page.waitForTimeout(100);
  }
  await page.waitForFunction(() => !document.querySelector("[role=alert]"));
}

/** halfAGame: a game is there once both of its parts are; what fails is asked for again. */
async function halfAGame(page, id) {
  const json = { status: 500, detail: "something went wrong here; what was said before is kept" };
  await page.route("**/blueprint", (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", json }),
  );
  await page.goto(`/game/${id}`);
  await sees(page.getByRole("heading", { level: 1, name: "Game" }), page.getByRole("alert"));
  await page.unroute("**/blueprint");
  await page.getByRole("button", { name: "Try again" }).click();
  await sees(page.getByRole("button", { name: "Start" }));
}

/** nobodyKnown: without knowing who one is there is no page, but a sentence and a way on. */
async function nobodyKnown(page) {
  await page.route("**/api/v1/me", (route) =>
    route.fulfill({ status: 500, contentType: "application/problem+json", json: { status: 500, detail: "not now" } }),
  );
  await page.goto("/sessions");
  await sees(page.getByRole("heading", { level: 1, name: "Throughline cannot open" }), page.getByText("Not now."));
  await accessible(page, "error-me");
  await page.unroute("**/api/v1/me");
  await page.getByRole("button", { name: "Try again" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Sessions" }));
}

/** refused: the line is undone, the text is back, and trying again works. */
async function refused(page) {
  const { box, transcript } = parts(page);
  const before = await spoken(page);
  const detail = "the turn before is still being answered; wait for it, then send this again";
  await page.route(
    "**/turns",
    (route) => route.fulfill({ status: 409, contentType: "application/problem+json", json: { status: 409, detail } }),
    { times: 1 },
  );
  await byMouse(page).say("Is this taken?");
  await sees(page.getByRole("alert").getByText(/^The turn before is still being answered/));
  assert((await box.inputValue()) === "Is this taken?", "the text is back in the box");
  assert((await spoken(page)) === before, "the line is taken back");
  await accessible(page, "refused");
  await page.getByRole("button", { name: "Try again" }).click();
  await settled(page);
  await sees(transcript.getByText("Is this taken?"));
  assert((await box.inputValue()) === "", "the box is empty again");
}

/** cutOff: the server took the line, the connection broke before the answer; it is found, once. */
async function cutOff(page) {
  const { transcript } = parts(page);
  await page.route(
    "**/turns",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await byMouse(page).say("Was this heard in spite of all?");
  await settled(page);
  await sees(transcript.getByText("Was this heard in spite of all?"));
  assert((await transcript.getByText("Was this heard in spite of all?").count()) === 1, "the line is there once");
  assert((await page.getByRole("alert").count()) === 0, "and nothing is left to complain about");
}

/** crashed: the server dies with a line on its way; the page says so, waits, and goes on after the restart. */
async function crashed(page, server) {
  const { box, transcript } = parts(page);
  server.pause();
  await byMouse(page).say("Are you still there?");
  await sees(page.getByText("Maya is answering."));
  await server.crash();
  await sees(page.getByText(/The connection was lost/));
  await picture(page, "connection-lost");
  await server.restart();
  await settled(page);
  if (await page.getByRole("alert").count()) {
    assert((await box.inputValue()) === "Are you still there?", "the line is back in the box");
    await page.getByRole("button", { name: "Try again" }).click();
    await settled(page);
  }
  await sees(transcript.getByText("Are you still there?"));
  assert((await transcript.getByText("Are you still there?").count()) === 1, "the line is there once");

  await server.crash();
  await page.goto("about:blank");
  await server.restart();
  await page.goto("/");
  await page
    .getByRole("link", { name: /^Resume / })
    .first()
    .click();
  await sees(transcript.getByText("Are you still there?"));
}
