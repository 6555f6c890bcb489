import { phone } from "../browser.mjs";
import { assert, sees } from "../check.mjs";
import { begin, goOn, readGame, score, settled, solve, stage } from "../gaming.mjs";
import { touchHands } from "../hands.mjs";

export const name = "plays all ten mechanics of a game by touch, on a phone, with full marks";

export const device = phone;

export async function run({ page }) {
  const game = await readGame();
  const hands = await touchHands(page);
  await begin(page, game, (button) => button.tap());
  await page.getByRole("radio", { name: /^With the clock/ }).tap();
  await page.getByRole("button", { name: "Start" }).tap();
  for (const task of game.tasks) {
    await goOn(page, task, hands.press);
    await sees(stage(page, task), page.getByRole("heading", { level: 1, name: task.instruction }));
    await roomy(page, task);
    const before = hands.dragged();
    await solve(page, task, hands);
    if (task.type === "drag_drop" || task.type === "sequencing")
      assert(hands.dragged() > before, `${task.type}: something was dragged with a finger`);
  }
  await goOn(page, undefined, hands.press);
  await settled(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const [got, most] = heading.match(/\d+/g).map(Number);
  assert(got === most && got === (await score(page)), `full marks, not ${heading}`);
}

/** roomy: everything to touch is 24 px in both directions, and nothing lies beside the page. */
async function roomy(page, task) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("main :is(a, button, summary, label:has(input), [role=option], [role=button])")]
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.ariaLabel ?? element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ box, name }) => `${name} (${box.width.toFixed()} × ${box.height.toFixed()})`),
  );
  assert(small.length === 0, `${task.type}: too small to touch: ${small.join("; ")}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert(over <= 0, `${task.type}: the page is ${over} px wider than the window`);
}
