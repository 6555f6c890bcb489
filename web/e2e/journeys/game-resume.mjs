import { accessible, assert, picture, sees } from "../check.mjs";
import { begin, goOn, readGame, score, settled, solve, stage } from "../gaming.mjs";
import { pointerHands } from "../hands.mjs";

export const name = "errs in a game, learns why, reloads, is cut off, and plays the missed ones again";

const zone = (page, mark) => page.getByRole("button", { name: new RegExp(`^Zone ${mark}\\b`) });

export async function run({ page, server, tolerate }) {
  tolerate(/Failed to load resource/);
  tolerate(/net::ERR_/);
  const game = await readGame();
  const hands = pointerHands(page);
  await begin(page, game, (button) => button.click());
  await page.getByRole("radio", { name: /^No clock/ }).check();
  await page.getByRole("button", { name: "Start" }).click();
  const [labelling] = game.tasks;
  await goOn(page, labelling, hands.press);
  await errs(page, labelling);
  await resumes(page, labelling);
  await cutOff(page, labelling, server);
  await undone(page);

  const rest = labelling.written.labels.filter(({ text }) => text !== "Mouth" && text !== "Oesophagus");
  await solve(page, { ...labelling, written: { labels: rest } }, hands);
  for (const task of game.tasks.slice(1)) {
    await goOn(page, task, hands.press);
    await solve(page, task, hands);
  }
  await goOn(page, undefined, hands.press);
  await practises(page, labelling, hands);
}

/** errs: a wrong answer brings its reason, in sight and in the live region, and costs a try. */
async function errs(page, task) {
  const { text, wrong } = task.written.labels[0];
  await page.getByRole("option", { name: text }).click();
  await zone(page, task.marks[wrong[0].given]).click();
  await settled(page);
  await sees(page.getByRole("region", { name: "Feedback" }).getByText(wrong[0].feedback, { exact: false }));
  await sees(page.getByRole("status").getByText(wrong[0].feedback, { exact: false }));
  await sees(page.getByRole("option", { name: /^Mouth.*2 tries left/ }));
  await accessible(page, "game-wrong");
}

/** resumes: a reload finds everything as it was, and the player can go on. */
async function resumes(page, task) {
  await page.reload();
  await sees(stage(page, task), page.getByRole("option", { name: /^Mouth.*2 tries left/ }));
  await page.getByRole("option", { name: /^Mouth/ }).click();
  await zone(page, task.marks.Mouth).click();
  await settled(page);
  assert((await score(page)) === 7, "two thirds of the points are left");
}

/** cutOff: the server takes a move and dies before it answers; the page says so, sends it again, and it counts once. */
async function cutOff(page, task, server) {
  await page.route("**/turns", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
    await page.unroute("**/turns");
    await server.crash();
  });
  await page.getByRole("option", { name: "Oesophagus" }).click();
  await zone(page, task.marks.Oesophagus).click();
  await sees(page.getByRole("alert").getByText(/^The connection was lost/));
  await picture(page, "game-cut-off");
  await server.restart();
  await settled(page);
  await sees(zone(page, task.marks.Oesophagus).and(page.getByRole("button", { name: /Oesophagus$/ })));
  assert((await score(page)) === 17, "the move counts once");
}

/** undone: what the server does not take is taken back, with the server's own sentence. */
async function undone(page) {
  const detail = "the turn before is still being answered; wait for it, then send this again";
  await page.route(
    "**/turns",
    (route) => route.fulfill({ status: 409, contentType: "application/problem+json", json: { status: 409, detail } }),
    { times: 1 },
  );
  await page.getByRole("option", { name: "Stomach" }).click();
  await zone(page, "C").click();
  await sees(page.getByRole("alert").getByText(/^The turn before is still being answered/));
  await sees(page.getByRole("option", { name: "Stomach" }), page.getByRole("button", { name: "Zone C, free" }));
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.keyboard.press("Escape");
}

/** practises: the results say what was missed and why; a round of practice asks for that alone and changes no score. */
async function practises(page, task, hands) {
  const { text, right, wrong } = task.written.labels[0];
  const heading = page.getByRole("heading", { level: 1, name: /points$/ });
  await sees(heading, page.getByRole("heading", { name: "What passed you by" }));
  const before = await heading.textContent();
  const missed = page.getByRole("region", { name: "What passed you by" }).getByRole("listitem");
  await sees(missed.getByText(text, { exact: true }), missed.getByText(right), missed.getByText(wrong[0].feedback));
  await accessible(page, "game-missed");
  await page.getByRole("button", { name: "Play the missed ones again" }).click();
  await settled(page);
  await sees(page.getByText(/^Practice · /));
  await hands.place("Labels", text, task.marks[text]);
  await sees(page.getByText(/Your recorded score stays as it is/));
  assert((await heading.textContent()) === before, "practice changes no score");
  await page.getByRole("button", { name: "Play again from the start" }).click();
  await sees(page.getByRole("button", { name: "Start" }));
}
