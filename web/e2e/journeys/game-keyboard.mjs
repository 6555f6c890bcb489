import { accessible, assert, sees } from "../check.mjs";
import { begin, goOn, readGame, settled, solve, stage } from "../gaming.mjs";
import { keyHands } from "../hands.mjs";

export const name = "plays all ten mechanics of a game by keyboard alone, with full marks";

export async function run({ page }) {
  const game = await readGame();
  const hands = keyHands(page);
  await begin(page, game, hands.press);
  await accessible(page, "game-intro");
  await hands.press(page.getByRole("button", { name: "Start" }));
  for (const task of game.tasks) {
    await goOn(page, task, hands.press);
    const heading = page.getByRole("heading", { level: 1, name: task.instruction });
    await sees(stage(page, task), heading);
    await accessible(page, `game-${task.type}`);
    await solve(page, task, hands);
  }
  await goOn(page, undefined, hands.press);
  await settled(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  const [got, most] = heading.match(/\d+/g).map(Number);
  assert(got === most, `full marks, not ${heading}`);
  await accessible(page, "game-results");
}
