import { readFile } from "node:fs/promises";
import { accessible, assert, sees } from "../check.mjs";

export const name = "an owner sets a study up, watches an interview live, and a respondent withdraws";

const password = "a long enough password";
const title = "Oat milk at breakfast";
const heading = (page, text) => page.getByRole("heading", { level: 1, name: text });
const concepts = (page) =>
  page.getByRole("list", { name: "Concepts, the highest level first" }).getByRole("listitem").count();

const remark = "Only that the café next door never has any.";

/** answers are what someone might say of oat milk; an empty one leaves the question out. */
const answers = [
  "I like that oat milk is creamy and it froths well, so my coffee feels like a proper treat.",
  "Because it feels like a treat, I take a few minutes for myself before the day begins, and that calms me down.",
  "Being calm matters because I am more patient with my kids, which makes me feel like a good parent.",
  "",
  "It is also plant based, so it has a smaller footprint. I feel less guilty about it.",
  "It has a smooth texture, and the creaminess makes the coffee milder. 🥛",
  "It does not upset my stomach, so I can have a second cup without worrying.",
];

export async function run({ page, server, tolerate, another }) {
  tolerate(/status of 401/);
  await server.own("ada", password);
  await page.goto("/documents/new/study");
  await page.getByRole("textbox", { name: "Name" }).fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await setsUp(page);
  const link = await invites(page);

  const kim = await another();
  const session = await consents(kim.page, link, "Kim");
  await page.goto(`${session}/inspect`);
  await sees(page.getByText("Nothing is said yet"));
  await answersAndIsWatched(kim.page, page);
  await isCutOff(kim, { server, tolerate });
  await finishes(kim.page);
  await looksInto(page);
  await reviews(page);

  const lee = await another();
  await withdraws(lee, link);
  await seesResults(page);
}

/** setsUp makes a study; what is missing is said first. */
async function setsUp(page) {
  await sees(heading(page, "New study"));
  await page.getByRole("button", { name: "Save the study" }).click();
  await sees(page.getByText("Give it a title; respondents see it."));
  const box = page.getByRole("textbox", { name: "Title" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-invalid") === "true");
  await accessible(page, "new-study");
  await box.fill(title);
  await page.getByRole("textbox", { name: "Subject" }).fill("oat milk in your coffee");
  await page.getByRole("radio", { name: /^Means-end chain/ }).check();
  await page.getByRole("textbox", { name: "Questions at most" }).fill(String(answers.length));
  await page.getByRole("button", { name: "Save the study" }).click();
  await page.waitForURL(/\/documents\/study\/oat-milk-at-breakfast$/);
  await sees(page.getByRole("link", { name: "Results" }));
}

async function invites(page) {
  await page.getByRole("button", { name: `Invite to ${title}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Many people/ }).check();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  return new URL(link).pathname;
}

/** consents comes by the link, reads what it is about and agrees; returns the interview's address. */
async function consents(page, link, nickname) {
  await page.goto(link);
  await sees(page.getByText("You are invited to an interview"));
  await page.getByRole("textbox", { name: "Your nickname" }).fill(nickname);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/interview\//);
  await sees(heading(page, title), page.getByText(/Taking part is voluntary/));
  if (nickname === "Kim") await accessible(page, "interview-consent");
  await page.getByRole("button", { name: "I agree, begin" }).click();
  await sees(page.getByText("Question 1"));
  return new URL(page.url()).pathname;
}

/** answersAndIsWatched answers question after question, while the owner's page follows by itself. */
async function answersAndIsWatched(page, owner) {
  let seen = 0;
  for (const [index, answer] of answers.entries()) {
    const question = await page.getByRole("heading", { level: 1 }).textContent();
    const box = page.getByRole("textbox");
    if (index === 2) {
      // A reload in the middle of an answer loses nothing.
      await box.fill("Being calm matt");
      await page.reload();
      await sees(page.getByText("Question 3"));
      assert((await box.inputValue()) === "Being calm matt", "a draft outlives a reload");
      await page.getByRole("button", { name: "Pause" }).click();
      await sees(heading(page, "Take your time"));
      await page.getByRole("button", { name: "Go on" }).click();
      await accessible(page, "interview-question");
    }
    if (answer === "") await page.getByRole("button", { name: "I’d rather skip this one" }).click();
    else {
      await box.fill(answer);
      await page.keyboard.press("Control+Enter");
    }
    await page.waitForFunction((before) => {
      const now = document.querySelector("h1")?.textContent;
      return now !== before && document.querySelector("textarea") !== null;
    }, question);
    assert(await box.evaluate((element) => element === document.activeElement), "a new question has the focus");
    if (index > 2) continue;
    await sees(owner.getByRole("heading", { name: `The ladder after turn ${index + 1}` }));
    const now = await concepts(owner);
    assert(now > seen, `the ladder grows: ${now} after ${seen}`);
    seen = now;
  }
}

/** isCutOff: the server is gone when the last remark is sent; nothing is lost, and it goes off when there is one again. */
async function isCutOff(kim, { server, tolerate }) {
  const { page } = kim;
  for (const each of [tolerate, kim.tolerate]) each(/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|ERR_NETWORK/);
  await server.crash();
  await page.getByRole("textbox").fill(remark);
  await page.getByRole("button", { name: "Send and finish" }).click();
  await sees(page.getByText(/^The connection is lost; your answer is kept/));
  await server.restart();
  await page.getByRole("button", { name: "Try again" }).waitFor();
  assert((await page.getByRole("textbox").inputValue()) === remark, "what was not taken stands in the box");
}

/** finishes says what was forgotten, and is thanked. */
async function finishes(page) {
  await sees(page.getByText("One last thing"), page.getByRole("button", { name: "That’s all" }));
  await page.getByRole("textbox").fill(remark);
  await page.getByRole("button", { name: "Send and finish" }).click();
  await sees(heading(page, "All done"));
  await page.getByText("What you said so far").click();
  await sees(page.getByText("Left out"), page.getByText(answers[0]));
  await accessible(page, "interview-thanks");
}

/** looksInto: the owner goes from a quote to its concept, back in time, and to the grounds of a choice. */
async function looksInto(page) {
  await sees(page.getByText(/^Finished because all questions were asked/));
  await page.getByRole("radio", { name: /^Turn 3,/ }).click();
  await sees(page.getByRole("heading", { name: "The ladder after turn 3" }));
  assert(new URL(page.url()).searchParams.get("turn") === "3", "the turn is in the address");
  await sees(page.getByText(/the best of \d+ pairs/), page.getByRole("heading", { name: /^The ranking/ }));
  await page.getByRole("button", { name: "froths well", exact: true }).click();
  const card = page.getByRole("region", { name: "froths well" });
  await sees(card.getByText("Attribute, first said in turn 1"));
  assert(
    (await page.getByRole("button", { name: /^froths well ?, Attribute/ }).getAttribute("aria-pressed")) === "true",
    "a quote leads to its concept in the ladder",
  );
  await accessible(page, "interview-inspect");
}

/** reviews merges what code was not sure of, and takes it back. */
async function reviews(page) {
  await page.getByRole("button", { name: "Paraphrases together" }).click();
  const merges = page.getByRole("button", { name: /^Merge: / });
  const open = await merges.count();
  assert(open > 0, "there is a merge to decide");
  await merges.first().click();
  await sees(page.getByText("1 decision made"));
  await page.getByText("1 decision made").click();
  await page.getByRole("button", { name: /^Undo: / }).click();
  await page.getByRole("button", { name: /^Undo: / }).waitFor({ state: "detached" });
}

/** withdraws: another respondent thinks better of it, and nothing is left. */
async function withdraws({ page, tolerate }, link) {
  const session = await consents(page, link, "Lee");
  await page.getByRole("textbox").fill("It is expensive, so I buy it rarely.");
  await page.getByRole("button", { name: "Answer" }).click();
  await sees(page.getByText("Question 2"));
  await page.getByRole("button", { name: "Withdraw" }).click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByText(/Everything you wrote is erased/));
  await dialog.getByRole("button", { name: "Erase everything and leave" }).click();
  await sees(heading(page, "You have withdrawn"));
  await accessible(page, "interview-withdrawn");
  tolerate(/status of 40[134]/);
  const status = await page.evaluate(async (id) => (await fetch(`/api/v1/sessions/${id}`)).status, session.slice(11));
  assert(status >= 400, `the interview is gone: ${status}`);
}

/** seesResults: the one who stayed is there, the one who withdrew is not. */
async function seesResults(page) {
  await page.getByRole("link", { name: "All interviews of the study" }).click();
  const table = page.getByRole("region", { name: "Respondents, as a table" });
  await sees(table.getByRole("rowheader", { name: "Kim" }), table.getByText("Finished"));
  assert((await table.getByText("Lee").count()) === 0, "who withdrew is gone from the results");
  await accessible(page, "interview-results");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  const rows = await readFile(await file.path(), "utf8");
  assert(rows.includes("Kim") && rows.includes("chains complete"), `the table has who and what: ${rows}`);
  await table.getByRole("link", { name: "Interview of Kim" }).click();
  await sees(page.getByRole("heading", { name: /^The ladder after turn/ }));
}
