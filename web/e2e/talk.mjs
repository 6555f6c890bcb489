import { assert } from "./check.mjs";

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

/** until talks on, in the way that say and choose do it, until a condition holds or the conversation is over. */
export async function until(page, holds, { say, choose }) {
  const { pivot, over } = parts(page);
  for (let turn = 0; turn < 30; turn++) {
    if (await holds(turn)) return;
    if (await over.count()) return;
    const before = await spoken(page);
    if (await pivot.count()) await choose(turn);
    else await say(lines[Math.min(turn, lines.length - 1)]);
    await settled(page);
    assert((await spoken(page)) >= before + 2, "a turn adds the learner's line and an answer");
  }
  throw new Error("the conversation did not end within 30 turns");
}

/** byMouse talks with pointer and keyboard as most people do. */
export const byMouse = (page) => ({
  say: async (text) => {
    await parts(page).box.fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  },
  choose: () => parts(page).pivot.getByRole("button").first().click(),
});
