import { accessible, assert, sees } from "../check.mjs";
import { begin, byMouse, parts, scenario, until } from "../talk.mjs";

export const name = "every page is accessible, light and dark, wide and narrow";

export async function run({ page, tolerate }) {
  tolerate(/status of 404/); // the session that is gone
  const { box, pivot, over, transcript } = parts(page);
  const talk = byMouse(page);
  const heading = (text, level = 1) => page.getByRole("heading", { level, name: text });

  await page.goto("/");
  await sees(
    heading(/Practise/),
    page.getByRole("button", { name: /^Play / }),
    page.getByText("Nothing played yet"),
    page.getByText(/no model configured/),
  );
  await accessible(page, "home-empty");
  await themes(page);

  await page.goto("/sessions");
  await sees(heading("Sessions"), page.getByText("No sessions yet"));
  await accessible(page, "sessions-empty");

  await page.goto("/nowhere/at/all");
  await sees(heading("There is nothing at this address"));
  await accessible(page, "not-found");
  await page.goto("/roleplay/gone");
  await sees(heading("This session is gone"));
  await accessible(page, "gone");
  await page.goto("/game/gone");
  await sees(heading("This session is gone"));
  await accessible(page, "game-gone");

  await page.goto("/");
  await page.getByRole("button", { name: `Play ${scenario}` }).click();
  await sees(page.getByRole("button", { name: "Talk to Maya" }), page.getByText("The decision at stake"));
  await accessible(page, "briefing");

  await begin(page);
  await sees(heading("Maya Patel"), transcript.getByRole("listitem"), box);
  await talk.say("What should I know before I decide?");
  await until(page, (turn) => turn > 0, talk);
  await accessible(page, "talking");

  await until(page, async () => (await pivot.count()) > 0, talk);
  await sees(pivot.getByRole("button"));
  await accessible(page, "pivot");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^People, papers/ }).click();
  await sees(page.getByRole("dialog").getByRole("heading", { name: "People and papers" }));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 860 });

  await until(page, () => false, talk);
  await sees(over);
  await accessible(page, "ended");
  await page.getByRole("region", { name: "Papers" }).getByRole("button").first().click();
  await sees(page.getByRole("dialog"));

  await page.goto("/");
  await sees(page.getByRole("list", { name: "Recent sessions" }).getByRole("listitem").nth(1));
  await accessible(page, "home");
  await page.goto("/sessions");
  await sees(page.getByRole("list", { name: "Sessions" }).getByRole("listitem").nth(1));
  await accessible(page, "sessions");
  await page
    .getByRole("link", { name: /^Record of/ })
    .first()
    .click();
  await sees(page.getByRole("list", { name: "Turns" }).getByRole("heading", { level: 3, name: "Turn 2" }));
  await page.getByRole("list", { name: "Turns" }).locator("summary").nth(1).click();
  await sees(page.getByLabel(/^Body of event/));
  await accessible(page, "session");
}

/** themes goes round the toggle: what is chosen is there after a reload, before anything is drawn. */
async function themes(page) {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? "system");
  for (const want of ["light", "dark", "system"]) {
    await page.getByRole("button", { name: /^Theme: / }).click();
    assert((await theme()) === want, `the theme is ${want}`);
    await page.reload({ waitUntil: "commit" });
    await page.waitForSelector("#root", { state: "attached" });
    assert((await theme()) === want, `the theme is ${want} after a reload`);
  }
}
