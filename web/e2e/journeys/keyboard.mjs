import { assert, sees } from "../check.mjs";
import { byKeys, focused, parts, scenario, settled, tabTo, until } from "../talk.mjs";

export const name = "plays from the briefing to the debrief by keyboard alone";

export async function run({ page }) {
  const { box, over } = parts(page);
  await page.goto("/");
  await sees(page.getByRole("button", { name: /^Play / }));
  await page.keyboard.press("Tab");
  assert(await focused(page.getByRole("link", { name: "Skip to content" })), "the first stop is the skip link");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: `Play ${scenario}` }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/roleplay\//);
  await sees(page.getByRole("button", { name: "Talk to Maya" }));
  await tabTo(page, page.getByRole("button", { name: "Talk to Maya" }));
  await page.keyboard.press("Enter");
  await settled(page);
  assert(await focused(box), "the box has the focus when a conversation begins");

  const keys = byKeys(page);
  await until(page, () => false, keys);
  await sees(over);
  assert(keys.pivots(), "there was a pivot on the way");

  // Whom to see next is the next stop; a dialog gives the focus back.
  await tabTo(page, page.getByRole("button", { name: /^Talk to / }).first(), 5);
  const briefing = page.getByRole("button", { name: "Read the briefing again" });
  await tabTo(page, briefing);
  await page.keyboard.press("Enter");
  await sees(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  assert(await focused(briefing), "closing a dialog gives the focus back");

  await decides(page, keys);
  await tabTo(page, page.getByRole("link", { name: "Sessions", exact: true }), 60);
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { level: 1, name: "Sessions" }));
  await tabTo(page, page.getByRole("link", { name: /^Record of/ }).first());
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { level: 3, name: "Opening" }));
}

/** decides makes the decision, talks it over with the guide, and reads the debrief, without a mouse. */
async function decides(page, keys) {
  const enter = (button) => keys.press(page.getByRole("button", { name: button }).first());
  await enter("Make your decision");
  await keys.pick(page.getByRole("radio").nth(1));
  await keys.write(page.getByRole("textbox", { name: "Why" }), "23.4% against 2.0% cannot ship as it is.");
  await enter("Look at it once more");
  await sees(page.getByRole("heading", { level: 1, name: "This is your decision" }));
  await enter("Send my decision");
  await sees(page.getByRole("heading", { level: 1, name: "Otto" }));
  await settled(page);
  await until(page, () => false, keys);
  await enter("See your debrief");
  await sees(page.getByRole("region", { name: "Your call" }));
}
