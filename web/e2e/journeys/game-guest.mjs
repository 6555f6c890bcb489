import { readFile } from "node:fs/promises";
import { accessible, assert, sees } from "../check.mjs";
import { score, settled } from "../gaming.mjs";
import { pointerHands } from "../hands.mjs";

export const name =
  "a pupil joins a game by code, fails at gates, plays on in two tabs, and the teacher sees how it went";

const password = "a long enough password";
const heading = (page, text) => page.getByRole("heading", { level: 1, name: text });

const kitchen = `kind: game/v1
id: kitchen
title: Behind the kitchen door
subject: Cooking
design:
  scenes:
    - title: Before you cook
      transition_to_next: score_gate
      transition_min_score_pct: 1
      max_retries: 1
      mechanics:
        - mechanic_type: sorting_categories
          instruction_text: Put everything where it belongs.
          expected_item_count: 2
          advance_trigger: score_threshold
          advance_trigger_value: 1
          max_retries: 1
        - mechanic_type: sequencing
          instruction_text: What comes first?
          expected_item_count: 2
    - title: At the stove
      mechanics:
        - mechanic_type: branching_scenario
          instruction_text: The oil burns. Decide.
content:
  s1_m1:
    sorting_categories:
      categories: [{id: cold, text: Into the fridge}, {id: dry, text: Into the cupboard}]
      items:
        - text: Milk
          categories: [cold]
          right: Germs grow slowly in the cold.
          wrong:
            - {given: dry, feedback: In the warmth germs double every half hour., misconception: Milk keeps anywhere.}
        - {text: Flour, categories: [dry], right: It has no water for germs., hints: [It is dry.]}
  s1_m2:
    sequencing:
      steps: [{text: Wash your hands.}, {text: Lay out the board.}, {text: Cut the onions.}]
  s2_m1:
    branching_scenario:
      nodes:
        - id: fire
          text: The oil in the pan has caught fire.
          options:
            - {text: Put the lid on., next: out, points: 10, consequence: Without air the fire goes out.}
            - {text: Pour water on it., next: worse, consequence: The water turns to steam at once and throws burning oil about., misconception: Water puts out every fire.}
        - {id: out, text: Nothing happened., end: good}
        - {id: worse, text: The kitchen burns., end: bad}
`;

export async function run({ page, server, tolerate, another }) {
  tolerate(/status of 401/);
  await server.own("ada", password);
  await page.goto("/documents");
  await page.getByRole("textbox", { name: "Name" }).fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await sees(heading(page, "Documents"));
  const saved = await page.evaluate(async (text) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/v1/documents/game/kitchen", {
      method: "PUT",
      headers,
      body: JSON.stringify({ text }),
    });
    return answer.ok ? "" : answer.text();
  }, kitchen);
  assert(saved === "", `the game is saved: ${saved}`);
  const code = await invites(page);

  const kim = await another();
  await joins(kim.page, code);
  await fails(kim.page);
  await passes(kim.page);
  await seesNothingElse(kim);
  await results(page);
}

/** invites makes a code for a class. */
async function invites(page) {
  await page.goto("/documents/game/kitchen");
  await page.getByRole("button", { name: "Invite to Behind the kitchen door" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^A class/ }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  return dialog.locator("[data-code]").innerText();
}

async function joins(page, code) {
  await page.goto("/join");
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.keyboard.press("Enter");
  await sees(heading(page, "Behind the kitchen door"), page.getByText("You are invited to a game"));
  await page.getByRole("textbox", { name: "Your nickname" }).fill("Kim");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await page.getByRole("button", { name: "Start" }).click();
}

/** fails: too few points lead to a gate, which says how many are missing; what is played in one tab is seen in the other. */
async function fails(page) {
  const hands = pointerHands(page);
  await hands.choose("Milk", ["Into the cupboard"]);
  await sees(page.getByRole("region", { name: "Feedback" }).getByText(/germs double/));
  await page.reload();
  await sees(page.getByText("Tried already: choose another. 2 tries left."));
  await hands.choose("Milk", ["Into the fridge"]);
  assert((await score(page)) === 7, "two thirds for the second try");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await sees(other.getByRole("group", { name: "Milk" }));
  assert((await score(other)) === 7, "a second tab shows what was played in the first");
  await pointerHands(other).choose("Flour", ["Into the cupboard"]);
  await sees(heading(page, "3 points to go"), page.getByText(/20 points lead on from here, and you have 17/));
  await sees(page.getByText(/You can try once more/));
  await accessible(page, "game-gate");
  await page.getByRole("button", { name: "Try again" }).click();
  await sees(other.getByText(/attempt 2$/));
  await other.close();
}

/** passes: after the last try the game goes on; the gate of a scene has the whole scene played again. */
async function passes(page) {
  const hands = pointerHands(page);
  const order = () => hands.order(["Wash your hands.", "Lay out the board.", "Cut the onions."]);
  await sees(page.getByText(/attempt 2$/));
  await hands.choose("Milk", ["Into the cupboard"]);
  await hands.choose("Milk", ["Into the fridge"]);
  await hands.press(page.getByRole("button", { name: "Hint for Flour" }));
  await sees(page.getByRole("list", { name: "Hints for Flour" }).getByText("It is dry."));
  await sees(page.getByRole("status").getByText("Hint. It is dry."), page.getByText("2 tries left."));
  await hands.choose("Flour", ["Into the cupboard"]);
  await sees(page.getByText(/17 of the 20 points that were asked for/));
  await page.getByRole("button", { name: "Go on" }).click();
  await order();
  await sees(heading(page, "3 points to go"), page.getByText(/The whole scene/));
  await accessible(page, "game-gate-scene");
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).click();
  await settled(page);
  await hands.choose("Milk", ["Into the fridge"]);
  await hands.choose("Flour", ["Into the cupboard"]);
  await page.getByRole("button", { name: "Go on" }).click();
  await order();
  await page.getByRole("button", { name: "Go on" }).click();
  await hands.decide("Put the lid on.");
  await sees(heading(page, "50 of 50 points"));
  await accessible(page, "game-results-guest");
}

/** seesNothingElse: a guest has the game and no other page. */
async function seesNothingElse({ page, tolerate }) {
  tolerate(/status of 40[34]/);
  assert((await page.getByRole("button", { name: "Play again from the start" }).count()) === 0, "one link, one game");
  const game = page.url();
  for (const at of ["/", "/documents/game/kitchen", game.replace("/game/", "/sessions/")]) {
    await page.goto(at);
    await sees(heading(page, "This link opens one game"));
  }
  const status = await page.evaluate(async () => (await fetch("/api/v1/documents/game/kitchen")).status);
  assert(status === 403, `the answers are kept from a guest: ${status}`);
  await page.getByRole("link", { name: "Back to your game" }).click();
  await sees(heading(page, "50 of 50 points"));
}

/** results: by misconception, by item and by pupil, and a file of them. */
async function results(page) {
  await page.goto("/documents/game/kitchen/results");
  const items = page.getByRole("region", { name: "Items, the hardest first" });
  await sees(
    page.getByText(/^1 of 1 have finished/),
    page.getByRole("region", { name: "What to explain again" }).getByText("Milk keeps anywhere."),
    items.getByText(/^Milk/),
    items.getByText(/“Into the cupboard” by Kim/),
    page.getByRole("row", { name: /Kim.*50 of 50/ }),
  );
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const [head, kim] = (await readFile(await (await file).path(), "utf8")).split("\n");
  assert(/Milk/.test(head) && /Kim/.test(kim) && /Milk keeps anywhere/.test(kim), `the file: ${head}\n${kim}`);
}
