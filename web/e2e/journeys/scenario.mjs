import { narrow, wide } from "../browser.mjs";
import { accessible, assert, sees } from "../check.mjs";
import { byMouse, parts, scenario, settled, until } from "../talk.mjs";

export const name = "plays a whole scenario by mouse, from the guide to the debrief";

export async function run({ page }) {
  const heading = (text) => page.getByRole("heading", { level: 1, name: text });
  const button = (text) => page.getByRole("button", { name: text });
  const talk = byMouse(page);
  await page.goto("/");
  await button(`Play ${scenario}`).click();
  await sees(heading(scenario), button("Ask Otto"), button("Talk to Maya"));
  await accessible(page, "briefing");

  // The guide is there for who asks, and need not be heard out.
  await button("Ask Otto").click();
  await sees(heading("Otto"));
  await settled(page);
  await talk.say("What is this about?");
  await settled(page);
  assert((await parts(page).transcript.getByRole("listitem").count()) >= 3, "the guide answers");
  await sees(page.getByText("Hear at least one person out, then decide."));

  await button("Talk to Maya").first().click();
  await settled(page);
  await until(page, () => false, talk);
  await sees(parts(page).over, button("Make your decision"));
  await inspects(page);
  await decides(page);
  await closes(page, talk);
  await debriefs(page);
}

/** inspects: an owner sees what code decided, turn by turn, and the address keeps it. */
async function inspects(page) {
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await page.getByRole("button", { name: "Inspector" }).click();
  const walk = inspector.getByRole("list", { name: "The walk with Maya" });
  await sees(walk.getByText("Decisive"), inspector.getByText(/^Rule \d\.$/));
  const turns = inspector.getByRole("group", { name: "Turn" }).getByRole("radio");
  const last = await inspector.getByRole("heading", { level: 2, name: /^Turn/ }).innerText();
  await turns.last().focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(/turn=/);
  await sees(inspector.getByRole("heading", { level: 2, name: /^Turn/ }).filter({ hasNotText: last })); // another turn
  await page.reload();
  await sees(walk, inspector.getByText(/^Rule \d\.$/));
  await inspector.getByText("User prompt").click();
  await sees(inspector.getByLabel("User prompt"));
  await accessible(page, "inspector");
  await page.setViewportSize(narrow);
  await sees(page.getByRole("region", { name: "Inspector" }).getByText(/^Rule \d\.$/));
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Inspector" }).click();
  assert((await inspector.count()) === 0, "the inspector is closed again");
}

/** decides: what is missing is said, a reload loses nothing, and it can be changed until it is sent. */
async function decides(page) {
  const button = (text) => page.getByRole("button", { name: text });
  await button("Make your decision").first().click();
  await page.waitForURL(/show=decide/);
  await accessible(page, "decide");
  await button("Look at it once more").click();
  await sees(page.getByText("Choose one of these."));
  await page.getByRole("radio", { name: /^Delay one week/ }).check();
  await page.getByRole("textbox", { name: "Why" }).fill("The 23.4% against a ceiling of 2.0% cannot ship.");
  await page.reload();
  assert(await page.getByRole("radio", { name: /^Delay one week/ }).isChecked(), "the choice is kept over a reload");
  await button("Look at it once more").click();
  await sees(page.getByRole("heading", { level: 1, name: "This is your decision" }));
  await accessible(page, "decide-review");
  await button("Change it").click();
  await page.getByRole("radio", { name: /^Ship on time as planned/ }).check();
  await button("Look at it once more").click();
  await button("Send my decision").click();
}

/** closes: the guide answers the decision and talks it over. */
async function closes(page, talk) {
  await sees(page.getByRole("heading", { level: 1, name: "Otto" }));
  await settled(page);
  await sees(parts(page).transcript.getByText(/cannot ship/));
  await until(page, () => false, talk);
  await sees(parts(page).over);
  await page.getByRole("button", { name: "See your debrief" }).last().click();
}

/** debriefs: the page says what was missed and prints without anything around it. */
async function debriefs(page) {
  await sees(
    page.getByRole("heading", { level: 1, name: scenario }),
    page.getByRole("region", { name: "What passed you by" }).getByText(/You never talked to Marcus/),
    page.getByRole("region", { name: "What you took in" }).getByText(/23\.4%/),
    page.getByText("The facts ask for"),
  );
  await accessible(page, "debrief");
  await page.emulateMedia({ media: "print" });
  assert(!(await page.getByRole("navigation").isVisible()), "no way to other pages on paper");
  assert(!(await page.getByRole("button", { name: "Print" }).isVisible()), "no buttons on paper");
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Read again what was said with Maya" }).click();
  await sees(page.getByText(/reading your conversation with Maya/));
  await page.getByRole("button", { name: "Back to your debrief" }).click();
  await page.getByRole("link", { name: "See the record" }).click();
  await sees(page.getByRole("region", { name: "What was decided" }).getByText(/^Rule \d\.$/));
  await accessible(page, "record");
}
