import { assert, sees } from "./check.mjs";

/** lines are what a sensible learner says to Maya; they name the figures her gate asks for. */
const lines = [
  "Hi Maya, I am the engineer on this. What should I know before I decide?",
  "What exactly goes wrong on the edge cases?",
  "How was that measured, and on which prompts?",
  "So medical-advice prompts hallucinate at 23.4%, while the contract allows 2.0%. We are over the ceiling and cannot ship that part as it is.",
  "Understood: 23.4% against a ceiling of 2.0% on regulated advice. What would you do?",
  "Thank you. Who else should I talk to?",
];

/** scenario is the example that Maya is in. */
export const scenario = "The 48-hour launch review";

export const parts = (page) => ({
  box: page.getByRole("textbox", { name: /^What you say to/ }),
  transcript: page.getByRole("region", { name: /^Conversation with/ }),
  pivot: page.getByRole("group"),
  over: page.getByRole("heading", { name: /is over$/ }),
  standing: page.getByText(/^(\w+ is )?(hostile|strained|neutral|cooperative|trusting)$/),
});

/** begin opens a session on the example and meets Maya. */
export async function begin(page) {
  await page.goto("/");
  await page.getByRole("button", { name: `Play ${scenario}` }).click();
  await page.waitForURL(/\/roleplay\//);
  await page.getByRole("button", { name: "Talk to Maya" }).click();
  await settled(page);
}

/** settled waits until the last thing the learner did is answered. */
export async function settled(page) {
  await page.waitForFunction(() => {
    if (document.querySelector("#ended")) return true;
    return document.querySelector("textarea")?.getAttribute("aria-disabled") === "false";
  });
}

/** spoken is how many lines the transcript has. */
export const spoken = (page) => parts(page).transcript.getByRole("listitem").count();

/**
 * until talks on, in the way that say and choose do it, until a condition holds or the conversation is over. What is said
 * is meant for Maya unless there are other words.
 */
export async function until(page, holds, { say, choose }, words = lines) {
  const { pivot, over } = parts(page);
  for (let turn = 0; turn < 30; turn++) {
    if (await holds(turn)) return;
    if (await over.count()) return;
    const before = await spoken(page);
    if (await pivot.count()) await choose(turn);
    else await say(words[Math.min(turn, words.length - 1)]);
    await settled(page);
    assert((await spoken(page)) >= before + 2, "a turn adds the learner's line and an answer");
  }
  throw new Error("the conversation did not end within 30 turns");
}

/** byMouse plays with pointer and keyboard as most people do. */
export const byMouse = (page) => ({
  press: (button) => button.click(),
  pick: (radio) => radio.check(),
  write: (field, text) => field.fill(text),
  say: async (text) => {
    await parts(page).box.fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  },
  choose: () => parts(page).pivot.getByRole("button").first().click(),
});

/** byKeys plays by keyboard alone: by arrow keys at the first pivot, by number at the others. */
export function byKeys(page) {
  const { box, pivot } = parts(page);
  let byNumber = false;
  const press = async (button) => {
    await sees(button);
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  return {
    press,
    pick: async (radio) => {
      await tabTo(page, page.getByRole("radio").first());
      for (let step = 0; step < 20 && !(await focused(radio)); step++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Space");
      assert(await radio.isChecked(), "the arrow keys come to every choice");
    },
    write: async (field, text) => {
      await tabTo(page, field);
      await types(page, text);
    },
    say: async (text) => {
      assert(
        await focused(box),
        `the box has the focus, not ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 200))}`,
      );
      await types(page, text);
      await page.keyboard.press("Shift+Enter");
      await types(page, "Please be frank.");
      await page.keyboard.press("Enter");
    },
    choose: async () => {
      assert(await focused(pivot), "a pivot takes the focus");
      await page.keyboard.press("Enter"); // must not choose
      for (const key of byNumber ? ["2"] : ["ArrowDown", "ArrowDown", "ArrowUp", "Enter"])
        await page.keyboard.press(key);
      byNumber = true;
    },
    /** pivots tells whether there was one. */
    pivots: () => byNumber,
  };
}

/** types writes where the focus is: a few letters one by one, the rest as dictation does, which takes no time. */
async function types(page, text) {
  await page.keyboard.type(text.slice(0, 4));
  await page.keyboard.insertText(text.slice(4));
}

/** focused tells whether an element has the focus. */
export const focused = (locator) => locator.evaluate((element) => element === document.activeElement);

/** tabTo goes to an element by the Tab key, within so many stops. */
export async function tabTo(page, locator, most = 60) {
  for (let stop = 0; stop < most; stop++) {
    if (await focused(locator)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${locator} is not reached within ${most} stops`);
}
