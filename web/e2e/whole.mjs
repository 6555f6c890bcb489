import { assert, sees } from "./check.mjs";
import { Provider } from "./provider.mjs";
import { parts, scenario, settled, until } from "./talk.mjs";

/** said is what someone says who listens well: it names what the gates of these people ask for. */
const said = {
  Otto: ["What do I have to decide?", "Whom should I see first?"],
  Marcus: [
    "What do you need from me?",
    "What would a delay cost?",
    "And what can be switched on for Thursday?",
    "So a one-week delay is not on offer, because the next launch window is 19 days later; and medical-advice prompts can be routed to the nurse line from day one, with 310 a day expected and room for 400.",
  ],
  Lena: [
    "What does the agreement say?",
    "What is measured, exactly?",
    "And what does it ask of us?",
    "So prompts routed to qualified staff are outside the 2.0% ceiling for 30 days, but only with written notice before go-live.",
  ],
};
const reason =
  "23.4% against 2.0% rules out shipping as planned, and clause 7.2 lets us route those prompts for 30 days.";

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
const things = ["slide", "launch", "client", "review", "contract", "team", "date", "risk", "letter", "room"];
const feelings = ["worries me", "is not settled", "deserves a plain word", "keeps coming back", "is on my mind"];

/** lineOf is what the model says in a call; no two are alike. */
const lineOf = (call) =>
  `Frankly, the ${things[call % 10]} ${feelings[Math.floor(call / 10) % 5]}, so ask me about it.`;

/** more begins a second sentence, far enough for the first to be certain of its end. */
const more = "And there is something else about it that nobody likes to";

/**
 * playsWhole goes through a whole scenario with a model that streams, in the way that given hands do it: the guide's
 * opening and closing heard out, everyone met, an option with its reason, the debrief.
 */
export async function playsWhole({ page, server }, hands, looks = async () => undefined) {
  let goOn;
  const rest = new Promise((resolve) => (goOn = () => resolve(" say aloud before the door is closed.")));
  const provider = await Provider.start((call) => [
    lineOf(call).slice(0, 20),
    lineOf(call).slice(20),
    // The first reply stops in its second sentence, until the first has been seen.
    ...(call === 1 ? [` ${more}`, rest] : []),
    "\n---END-",
    `--\n${report}`,
  ]);
  try {
    await server.configure({ "throughline.yaml": provider.config });
    await page.goto("/");
    await hands.press(page.getByRole("button", { name: `Play ${scenario}` }));
    await page.waitForURL(/\/roleplay\//);
    await meets(page, hands, "Ask Otto");
    await streams(page, hands, goOn);
    await hearsOut(page, hands, "Otto");
    for (const name of ["Maya", "Marcus", "Lena"]) {
      await meets(page, hands, `Talk to ${name}`);
      await hearsOut(page, hands, name);
    }
    await looks(page);
    await decides(page, hands);
    await debriefs(page);
    assert(provider.hungUp === 0, "every reply was heard to its end");
  } finally {
    goOn();
    await provider.stop();
  }
}

async function meets(page, hands, label) {
  await hands.press(page.getByRole("button", { name: label }).first());
  await sees(page.getByRole("heading", { level: 1, name: new RegExp(`^${label.split(" ").at(-1)}`) }));
  await settled(page);
}

/** streams: a sentence is there as soon as it is whole, and what belongs to the next one is not. */
async function streams(page, hands, goOn) {
  const { transcript } = parts(page);
  await hands.say("What is this about?");
  await sees(transcript.getByText(lineOf(1)), page.getByText("Otto is answering."));
  assert((await transcript.getByText(/And there is/).count()) === 0, "no half of a sentence is shown");
  goOn();
  await settled(page);
  await sees(transcript.getByText(/nobody likes to say aloud before the door is closed\./));
}

async function hearsOut(page, hands, name) {
  await until(page, () => false, hands, said[name]);
  await sees(parts(page).over);
  const words = await parts(page).transcript.innerText();
  assert(!/---END|secret thought|node_satisfied/.test(words), "what is not speech is never shown");
}

/** decides gives an option and a reason, looks at both once more, and hears the guide out. */
async function decides(page, hands) {
  const button = (name) => page.getByRole("button", { name });
  await hands.press(button("Make your decision").first());
  await sees(page.getByRole("form", { name: "Your decision" }));
  await hands.pick(page.getByRole("radio", { name: /^Ship on time with medical-advice/ }));
  await hands.write(page.getByRole("textbox", { name: "Why" }), reason);
  await hands.press(button("Look at it once more"));
  await sees(page.getByRole("heading", { level: 1, name: "This is your decision" }), page.getByText(reason));
  await hands.press(button("Send my decision"));
  await sees(page.getByRole("heading", { level: 1, name: "Otto" }));
  await settled(page);
  await hearsOut(page, hands, "Otto");
  await hands.press(button("See your debrief").first());
}

/** debriefs: who heard everyone out and said so has missed nothing, and the reason stands beside the facts. */
async function debriefs(page) {
  const taken = page.getByRole("region", { name: "What you took in" });
  await sees(
    page.getByRole("region", { name: "Your call" }).getByText(reason),
    taken.getByText(/23\.4%/),
    taken.getByText(/19 days/),
    taken.getByText(/written notice/),
  );
  assert((await page.getByRole("region", { name: "What passed you by" }).count()) === 0, "nothing passed by");
}
