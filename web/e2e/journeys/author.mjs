import { readFile } from "node:fs/promises";
import { accessible, assert, sees } from "../check.mjs";
import { settled } from "../talk.mjs";

export const name = "an author writes a role-play from a brief, mends it, shares it and sees how a guest fared";

const brief = `# The ward move
A hospital has to decide whether ward six moves before the winter.

Ana Ruiz, head nurse, knows that 3 of 12 beds are unsafe. Tom Bell, estates manager, knows that the lift is out for 6 weeks.
`;

export async function run({ page, another }) {
  const heading = (text) => page.getByRole("heading", { level: 1, name: text });
  const button = (text) => page.getByRole("button", { name: text });
  await page.goto("/");
  await page.getByRole("link", { name: "Documents" }).click();
  await sees(heading("Documents"), page.getByRole("list", { name: "Documents" }).getByText(/example/));
  await accessible(page, "documents");
  await page.getByRole("link", { name: "New role-play" }).click();
  await page.getByRole("textbox", { name: "Brief" }).fill(brief);
  await page.reload();
  assert(
    (await page.getByRole("textbox", { name: "Brief" }).inputValue()) === brief,
    "the brief is kept over a reload",
  );
  await accessible(page, "new-roleplay");
  await button("Write a draft").click();
  await page.waitForURL(/\/documents\/roleplay\/(?!new)/);
  await sees(page.getByText(/This draft is a template/), page.getByRole("textbox", { name: "Title" }));
  await accessible(page, "edit-form");
  const title = await edits(page);
  await faults(page);
  await mends(page);
  const at = new URL(page.url()).pathname;

  await button(`Preview ${title}`).click();
  await page.waitForURL((address) => address.pathname.startsWith("/roleplay/"));
  await sees(heading(title), button(/^Talk to /));
  await page.goBack();

  await button(`Invite to ${title}`).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^A class/ }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = new URL(await dialog.getByRole("textbox", { name: "Link" }).inputValue()).pathname;
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto(`${at}/results`);
  await sees(page.getByText("Nobody has come yet"), page.getByText(/that does not count/));
  await accessible(page, "results-empty");

  await plays(await another(), link);
  await page.reload();
  await results(page);
  await copies(page, title);
}

/** edits changes a title in the form, undoes and redoes it, and saves. */
async function edits(page) {
  const box = page.getByRole("textbox", { name: "Title" });
  const before = await box.inputValue();
  await box.fill("Ward six before the winter");
  await page.getByRole("button", { name: "Undo" }).click();
  assert((await box.inputValue()) === before, "undo brings the title back");
  await page.getByRole("button", { name: "Redo" }).click();
  await page.reload();
  assert((await box.inputValue()) === "Ward six before the winter", "what was not saved is kept over a reload");
  await page.getByRole("link", { name: "Sessions" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await sees(page.getByRole("button", { name: "Saved" }));
  return "Ward six before the winter";
}

/** faults: what is wrong with a field stands beside it, and the list of findings leads to it. */
async function faults(page) {
  const undo = page.getByRole("button", { name: "Undo" });
  const place = page.getByRole("textbox", { name: "Place" });
  await place.fill("");
  await page.waitForFunction(() => document.querySelector('[data-places="situation.place"][aria-invalid="true"]'));
  const note = await place.evaluate((field) =>
    field
      .getAttribute("aria-describedby")
      .split(" ")
      .map((id) => document.getElementById(id).textContent)
      .join(" "),
  );
  assert(/place/i.test(note), `the fault is read out with its field, not ${note}`);

  // Somebody of the cast is folded away until the finding leads there.
  const someone = page.getByRole("region", { name: "The cast" }).locator("details").first();
  const folded = someone.getByRole("textbox", { name: "Greeting" });
  await someone.locator("summary").click();
  await folded.fill("");
  await sees(someone.locator("summary").getByText(/1 to look at/));
  await accessible(page, "edit-form-mistakes");
  await someone.locator("summary").click();
  const findings = page.getByRole("complementary", { name: "Findings" });
  await findings.getByRole("button", { name: /cast\[0\]\.greeting/ }).click();
  assert(await folded.evaluate((field) => field === document.activeElement), "the finding leads into what was folded");
  await findings.getByRole("button", { name: /situation\.place/ }).click();
  assert(await place.evaluate((field) => field === document.activeElement), "the finding leads to its field");
  await undo.click();
  await undo.click();
  await page.waitForFunction(() => !document.querySelector('[data-places][aria-invalid="true"]'));
}

/** mends: a mistake is said at its line while one types; it keeps the document from being played until it is mended. */
async function mends(page) {
  await page.getByRole("button", { name: "Text", exact: true }).click();
  const area = page.getByRole("textbox", { name: "The document as text" });
  const right = await area.inputValue();
  await area.fill(right.replace(/^tier:.*$/m, "tier: heroic"));
  const finding = page.getByRole("complementary", { name: "Findings" }).getByRole("button", { name: /heroic/ });
  await sees(finding);
  await accessible(page, "edit-text-mistake");
  await finding.click();
  const chosen = await area.evaluate((element) => element.value.slice(element.selectionStart, element.selectionEnd));
  assert(chosen.startsWith("tier:"), `the finding leads to its line, not to ${chosen}`);
  assert((await page.getByRole("button", { name: /^Preview/ }).count()) === 0, "a broken draft cannot be previewed");
  await area.press("Control+z");
  assert((await area.inputValue()) === right, "undo mends it");
  await page.waitForFunction(() => !/\d+ error/.test(document.querySelector("#findings").textContent));
}

/** plays: a guest meets one person, skips to the end, decides, and has a debrief. */
async function plays({ page }, link) {
  const button = (text) => page.getByRole("button", { name: text });
  await page.goto(link);
  await page.getByRole("textbox", { name: "Your nickname" }).fill("Kim");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/roleplay\//);
  await button(/^Talk to /)
    .first()
    .click();
  await settled(page);
  await button("Skip to the end of this conversation").click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip to the end" }).click();
  await sees(page.getByRole("heading", { name: /is over$/ }));
  await button("Make your decision").first().click();
  await page.getByRole("radio").first().check();
  await page.getByRole("textbox", { name: "Why" }).fill("The beds are not safe.");
  await button("Look at it once more").click();
  await button("Send my decision").click();
  await settled(page).catch(() => undefined);
  await page.goto(`${new URL(page.url()).pathname}?show=debrief`);
  await sees(page.getByRole("region", { name: "Your call" }), button("Print"));
  await accessible(page, "guest-debrief");
}

/** results: the group's figures, the way to each debrief, and a file of them. */
async function results(page) {
  await sees(
    page.getByText(/^1 of 1 have decided/),
    page.getByRole("region", { name: "What they decided" }).getByText("Kim"),
    page.getByRole("row", { name: /Kim/ }),
  );
  await accessible(page, "results");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const text = await readFile(await (await file).path(), "utf8");
  assert(text.split("\n")[1]?.includes("Kim"), `the file has a row for Kim: ${text}`);
  await page.getByRole("link", { name: "Debrief of Kim" }).click();
  await sees(page.getByRole("region", { name: "Your call" }));
}

/** copies: what is one's own can be copied, too. */
async function copies(page, title) {
  await page.goto("/documents");
  await page.getByRole("button", { name: `Make a copy of ${title}` }).click();
  await sees(page.getByRole("heading", { level: 1, name: `Copy of ${title}` }));
}
