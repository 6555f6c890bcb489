import { assert, picture, sees } from "../check.mjs";
import { begin, goOn, readGame, score, settled, solve, stage } from "../gaming.mjs";
import { pointerHands } from "../hands.mjs";

export const name = "plays all ten mechanics of a game by pointer, with full marks";

export async function run({ page }) {
  const game = await readGame();
  const hands = pointerHands(page);
  await begin(page, game, (button) => button.click());
  await page.getByRole("radio", { name: /^With the clock/ }).check();
  await page.getByRole("button", { name: "Start" }).click();
  for (const task of game.tasks) {
    await goOn(page, task, hands.press);
    await sees(stage(page, task), page.getByRole("heading", { level: 1, name: task.instruction }));
    await solve(page, task, hands);
    await picture(page, `game-pointer-${task.type}`);
  }
  await goOn(page, undefined, hands.press);
  await settled(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const [got, most] = heading.match(/\d+/g).map(Number);
  assert(got === most && got === (await score(page)), `full marks, not ${heading}`);
  await sees(page.getByText(/more as a bonus for time left/));
  assert((await page.getByRole("button", { name: "Play the missed ones again" }).count()) === 0, "nothing was missed");
}
