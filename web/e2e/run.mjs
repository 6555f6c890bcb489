// Journeys of real people through the real binary: node e2e/run.mjs [--few] [word in a journey's name]...
import { rm } from "node:fs/promises";
import path from "node:path";
import { launch, open } from "./browser.mjs";
import { picture } from "./check.mjs";
import * as access from "./journeys/access.mjs";
import * as author from "./journeys/author.mjs";
import * as draft from "./journeys/draft.mjs";
import * as gameGuest from "./journeys/game-guest.mjs";
import * as gameKeyboard from "./journeys/game-keyboard.mjs";
import * as gamePointer from "./journeys/game-pointer.mjs";
import * as gameResume from "./journeys/game-resume.mjs";
import * as gameTouch from "./journeys/game-touch.mjs";
import * as classroom from "./journeys/class.mjs";
import * as interview from "./journeys/interview.mjs";
import * as invite from "./journeys/invite.mjs";
import * as keyboard from "./journeys/keyboard.mjs";
import * as modelKeyboard from "./journeys/model-keyboard.mjs";
import * as model from "./journeys/model.mjs";
import * as mouse from "./journeys/mouse.mjs";
import * as owner from "./journeys/owner.mjs";
import * as record from "./journeys/record.mjs";
import * as scenario from "./journeys/scenario.mjs";
import * as settings from "./journeys/settings.mjs";
import * as states from "./journeys/states.mjs";
import * as versions from "./journeys/versions.mjs";
import { Server } from "./server.mjs";

const binary = process.env.THROUGHLINE_BIN;
if (!binary) {
  console.error("Set THROUGHLINE_BIN to the binary to test, built after `npm run build`.");
  process.exit(2);
}

// What --few leaves out: other ways to what the rest shows, for when ten minutes are all there is.
const later = new Set([
  mouse,
  keyboard,
  model,
  author,
  versions,
  draft,
  record,
  owner,
  invite,
  settings,
  gameResume,
  gameTouch,
  classroom,
]);
const few = process.argv.includes("--few");
const wanted = process.argv.slice(2).filter((word) => word !== "--few");
const journeys = [
  mouse,
  keyboard,
  scenario,
  model,
  modelKeyboard,
  author,
  versions,
  draft,
  classroom,
  record,
  access,
  owner,
  invite,
  settings,
  states,
  gamePointer,
  gameKeyboard,
  gameResume,
  gameTouch,
  gameGuest,
  interview,
]
  .filter((journey) => !few || !later.has(journey))
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

await rm(path.join(import.meta.dirname, "output"), { recursive: true, force: true });
const browser = await launch();
let passed = 0;
let failed = 0;
const waiting = [...journeys];
await Promise.all([goOn(), goOn()]); // two at a time: a journey mostly waits
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** goOn makes journeys until none is left. */
async function goOn() {
  for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
    const start = performance.now();
    const fault = await travel(journey);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (fault) failed++;
    else passed++;
    console.log(`${fault ? "FAIL" : "ok  "}  ${journey.name} (${seconds} s)${fault ? `\n      ${fault}` : ""}`);
  }
}

/** travel makes one journey on a database of its own and returns what went wrong, or nothing. */
async function travel({ run, device }) {
  const server = await Server.start(binary);
  const { context, page, faults, tolerate } = await open(browser, server.base, device);
  const others = [];
  /** another is someone else's browser; what goes wrong in it counts too. */
  const another = async () => {
    const other = await open(browser, server.base);
    others.push(other);
    return other;
  };
  const all = () => [...faults, ...others.flatMap((other) => other.faults)];
  try {
    await run({ page, server, tolerate, another });
    // Pages go before their server: one that listens to it would complain.
    for (const each of [context, ...others.map((other) => other.context)]) await each.close();
    const differing = await server.differing();
    return [...all(), ...(differing ? [differing] : [])].join("\n      ");
  } catch (error) {
    await picture(page, "failed").catch(() => undefined);
    return [error.message, ...all()].join("\n      ");
  } finally {
    for (const other of others) await other.context.close();
    await context.close();
    await server.erase();
  }
}
