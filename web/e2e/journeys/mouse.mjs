import { narrow } from "../browser.mjs";
import { assert, sees } from "../check.mjs";
import { begin, byMouse, parts, settled, spoken, until } from "../talk.mjs";

export const name = "talks with Maya to the end by mouse, reloading on the way";

export async function run({ page }) {
  const { box, transcript, pivot, over } = parts(page);
  const talk = byMouse(page);
  await begin(page);
  await sees(page.getByRole("heading", { level: 1, name: "Maya Patel" }), page.getByRole("progressbar"));

  await reloadsUnchanged(page, "after the greeting");
  await talk.say("What should I know before I decide?");
  await settled(page);
  await reloadsUnchanged(page, "after a turn");

  // A draft survives a reload.
  await box.fill("What I am still thinking ab");
  await page.reload();
  await sees(transcript);
  assert((await box.inputValue()) === "What I am still thinking ab", "the draft is there after a reload");
  await box.fill("");

  await neverLeft(page);
  await whileWaiting(page);

  await until(page, async () => (await pivot.count()) > 0, talk);
  await sees(pivot);
  await reloadsUnchanged(page, "at a pivot");
  await sees(pivot.getByRole("button"));
  const chosen = await pivot.getByRole("button").first().innerText();
  await talk.choose();
  await settled(page);
  await sees(transcript.getByText(chosen.replace(/^\d\s*/, "")));

  await until(page, () => false, talk);
  await sees(over, page.getByRole("button", { name: /^Talk to / }));
  assert(
    (await page.getByRole("progressbar").getAttribute("aria-valuenow")) === "100",
    "the line is walked to its end",
  );
  await reloadsUnchanged(page, "at the end");

  const papers = page.getByRole("region", { name: "Papers" }).getByRole("button");
  await papers.first().click();
  await sees(page.getByRole("dialog").getByRole("heading"));
  await page.keyboard.press("Escape");

  await goesOnWithSomeoneElse(page);
}

async function reloadsUnchanged(page, when) {
  const { transcript } = parts(page);
  const before = await transcript.innerText();
  await page.reload();
  await sees(transcript.getByRole("listitem"));
  await settled(page);
  assert((await transcript.innerText()) === before, `the transcript is the same after a reload ${when}`);
}

/** neverLeft reloads while a line is on its way that the server never gets: it is back in the box. */
async function neverLeft(page) {
  const { box } = parts(page);
  const before = await spoken(page);
  await page.route("**/turns", () => {}, { times: 1 });
  await box.fill("Did this get through?");
  await box.press("Enter");
  await sees(page.getByText("Maya is answering."));
  await page.reload();
  await settled(page);
  assert((await box.inputValue()) === "Did this get through?", "a line that never left is back in the box");
  assert((await spoken(page)) === before, "and not in the transcript");
  await page.unroute("**/turns");
  await box.fill("");
}

/** whileWaiting reloads into a session whose last line is not answered yet, and follows it until it is. */
async function whileWaiting(page) {
  const { box } = parts(page);
  await box.fill("What goes wrong, exactly?");
  await box.press("Enter");
  await settled(page);
  const lines = await spoken(page);
  // The session as it was a moment before the answer; the live stream of the real server tells of the rest.
  await page.route(
    /\/api\/v1\/sessions\/[^/]+$/,
    async (route) => {
      const session = await (await route.fetch()).json();
      const conversation = session.view.conversations.find((each) => each.with === session.view.with);
      conversation.lines.pop();
      conversation.waiting = true;
      delete conversation.pivot;
      await route.fulfill({ json: { ...session, open: true, version: session.version - 2 } });
    },
    { times: 1 },
  );
  await page.reload();
  await settled(page);
  assert((await spoken(page)) === lines, "the answer came after a reload while it was awaited");
}

async function goesOnWithSomeoneElse(page) {
  const { transcript } = parts(page);
  await page.getByRole("button", { name: "Talk to Marcus" }).first().click();
  await sees(page.getByRole("heading", { level: 1, name: /^Marcus/ }), transcript.getByRole("listitem"));
  await settled(page);
  await page.getByRole("button", { name: /^Read again what was said with Maya/ }).click();
  await sees(
    page.getByRole("heading", { level: 1, name: /^Maya/ }),
    page.getByText(/reading your conversation with Maya/),
  );
  await page.getByRole("button", { name: "Back to Marcus" }).first().click();
  await sees(page.getByRole("heading", { level: 1, name: /^Marcus/ }));
  await page.getByRole("button", { name: "Skip to the end of this conversation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Skip to the end" }).click();
  await sees(parts(page).over);

  // On a narrow page the people are in a dialog, which goes when one of them is met.
  await page.setViewportSize(narrow);
  await page.getByRole("button", { name: /^People, papers/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Talk to Lena" }).click();
  await sees(page.getByRole("heading", { level: 1, name: /^Lena/ }), transcript.getByRole("listitem"));
  assert((await page.getByRole("dialog").count()) === 0, "the dialog is closed");
}
