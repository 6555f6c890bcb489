import { assert, sees } from "../check.mjs";
import { begin, byMouse, parts, until } from "../talk.mjs";

export const name = "plays a whole scenario with a model that streams";

const things = [
  "the slide",
  "the launch",
  "the client",
  "the review",
  "the contract",
  "the team",
  "the date",
  "the risk",
];
const feelings = ["worries me", "is not settled", "deserves a plain word", "keeps coming back", "is on my mind"];
const report = JSON.stringify({
  emotional_state: "cooperative",
  information_revealed: [],
  internal_thought: "a secret thought",
  objective_complete: null,
  is_conversation_complete: false,
  hint_given: false,
  agreement_signal: "neutral",
  engagement_score: 1,
  node_satisfied: true,
  detour_detected: false,
});
const replies = feelings.flatMap((feeling) =>
  things.map(
    (thing) =>
      `>>> actor pause=4ms chunk=7 usage=900/40\nFrankly, ${thing} ${feeling}, so ask me.\n---END---\n${report}\n`,
  ),
);

export async function run({ page, server }) {
  await server.configure({
    "throughline.yaml": "kind: throughline/v1\nmodels: {provider: script, script: script.txt}\n",
    "script.txt": replies.join(""),
  });
  const talk = byMouse(page);
  const button = (text) => page.getByRole("button", { name: text });
  await begin(page);
  await talk.say("What should I know before I decide?");
  await sees(parts(page).transcript.getByText(/Frankly, the slide/));
  await until(page, () => false, talk);
  await sees(parts(page).over);
  const said = await parts(page).transcript.innerText();
  assert(!/---END---|secret thought|node_satisfied/.test(said), "what is not speech is never shown");

  await button("Inspector").click();
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await sees(inspector.getByText(/\d+ read, \d+ from the cache, \d+ written/));
  await inspector.getByText("Raw reply").click();
  await sees(inspector.getByLabel("Raw reply").getByText(/---END---/));
  await button("Inspector").click();

  await button("Make your decision").first().click();
  await page.getByRole("radio").first().check();
  await page.getByRole("textbox", { name: "Why" }).fill("23.4% against 2.0% cannot ship as it is.");
  await button("Look at it once more").click();
  await button("Send my decision").click();
  await sees(page.getByRole("heading", { level: 1, name: "Otto" }));
  await page.goto(`${new URL(page.url()).pathname}?show=debrief`);
  await sees(page.getByRole("region", { name: "Your call" }));
}
