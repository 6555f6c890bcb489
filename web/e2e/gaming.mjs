import { readFile } from "node:fs/promises";
import path from "node:path";
import { assert, sees } from "./check.mjs";
import { readYAML } from "./yaml.mjs";

const file = path.join(import.meta.dirname, "../../examples/game/digestion.yaml");

/** names are what the player calls each mechanic. */
const names = {
  drag_drop: "Label the picture",
  hierarchical: "Label the whole and its parts",
  click_to_identify: "Find the place",
  trace_path: "Trace the way",
  description_matching: "Match the descriptions",
  compare_contrast: "Compare",
  sequencing: "Put in order",
  sorting_categories: "Sort",
  memory_match: "Find the pairs",
  branching_scenario: "Decide",
};

/** readGame reads the example with all ten mechanics: its tasks in play order, each with what its author wrote. */
export async function readGame() {
  const { title, design, content, diagrams } = readYAML(await readFile(file, "utf8"));
  const tasks = design.scenes.flatMap((scene, number) => {
    const marks = Object.fromEntries(
      (diagrams[`scene_${number + 1}`]?.zones ?? []).map(({ label, mark }) => [label, mark]),
    );
    return flat(scene.mechanics).map((mechanic, index) => {
      const type = mechanic.mechanic_type;
      const written = content[`s${number + 1}_m${index + 1}`][type];
      return { type, name: names[type], instruction: mechanic.instruction_text, written, marks };
    });
  });
  return { title, tasks };
}

const flat = (mechanics) => mechanics.flatMap((each) => [each, ...flat(each.children ?? [])]);

/** begin opens the game from the home page, by a way of pressing things. */
export async function begin(page, game, press) {
  await page.goto("/");
  const play = page.getByRole("button", { name: `Play ${game.title}`, exact: true });
  await sees(play);
  await press(play);
  await page.waitForURL(/\/game\//);
  await sees(page.getByRole("heading", { level: 1, name: game.title }));
}

/** stage is the task that is being played. */
export const stage = (page, task) => page.getByRole("region", { name: task.name, exact: true });

/** settled waits until the last move is answered and shown. */
export const settled = (page) => page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));

/** score is how many points the page shows. */
export async function score(page) {
  const said = await page.getByText(/^\d+ \/ \d+ points$/).textContent();
  return Number(/^\d+/.exec(said)[0]);
}

/** solve plays a task to its end with the answers that its author wrote, with given hands. */
export async function solve(page, task, hands) {
  const { written, marks } = task;
  switch (task.type) {
    case "drag_drop":
    case "hierarchical":
      for (const label of written.labels) await hands.place("Labels", label.text, marks[label.zone]);
      break;
    case "description_matching":
      for (const each of written.descriptions) await hands.place("Descriptions", each.text, marks[each.zone]);
      break;
    case "click_to_identify":
      for (let left = written.prompts.length; left > 0; left--) {
        const asked = await one(written.prompts, ({ text }) =>
          stage(page, task).getByText(text, { exact: false }).first(),
        );
        await hands.zone(marks[asked.zone]);
      }
      break;
    case "trace_path":
      for (const { zone } of written.paths[0].waypoints.slice(1)) await hands.zone(marks[zone]);
      break;
    case "compare_contrast": {
      const [a, b] = written.subjects;
      const texts = { only_a: `Only ${a}`, only_b: `Only ${b}`, both: "Both", neither: "Neither" };
      for (const feature of written.features) await hands.choose(feature.text, [texts[feature.in]]);
      break;
    }
    case "sorting_categories": {
      const texts = Object.fromEntries(written.categories.map(({ id, text }) => [id, text]));
      for (const item of written.items)
        await hands.choose(
          item.text,
          item.categories.map((id) => texts[id]),
        );
      break;
    }
    case "sequencing":
      await hands.order(written.steps.map(({ text }) => text));
      break;
    case "memory_match":
      await remember(page, task, hands);
      break;
    case "branching_scenario":
      await decide(task, hands);
      break;
  }
}

/** one finds which of a few the page shows and has not answered: the one that is asked now. */
async function one(all, shown) {
  for (const each of all) {
    const locator = shown(each);
    if ((await locator.count()) > 0 && (await locator.evaluate((element) => !element.closest("ol")))) return each;
  }
  throw new Error("none of the questions is asked");
}

/** remember turns cards as someone with a good memory: it knows where each face lay. */
async function remember(page, task, hands) {
  const partner = Object.fromEntries(
    task.written.pairs.flatMap(({ front, back }) => [
      [front, back],
      [back, front],
    ]),
  );
  const where = {};
  const count = 2 * task.written.pairs.length;
  const found = new Set();
  const turn = async (number) => {
    const face = await hands.flip(number);
    where[face] = number;
    return face;
  };
  for (let number = 1; number <= count; number++) {
    if (found.has(number)) continue;
    const face = await turn(number);
    let other = where[partner[face]];
    if (other === undefined) {
      // A card that was not seen yet: to look is free.
      const next = [...Array(count).keys()]
        .map((n) => n + 1)
        .find((n) => n > number && !found.has(n) && !Object.values(where).includes(n));
      other = next;
    }
    const second = await turn(other);
    if (second === "") return;
    if (partner[face] === second) [number, other].forEach((each) => found.add(each));
    else if (where[partner[second]] !== undefined && where[partner[second]] < number) {
      await turn(where[partner[second]]);
      await turn(other);
      [where[partner[second]], other].forEach((each) => found.add(each));
    }
    if (found.size < count && !found.has(number)) number--;
  }
}

/** decide takes the options that lead to the most points. */
async function decide(task, hands) {
  const nodes = Object.fromEntries(task.written.nodes.map((node) => [node.id, node]));
  const best = (id) => (nodes[id].end ? 0 : Math.max(...nodes[id].options.map((o) => o.points + best(o.next))));
  for (let at = task.written.nodes[0].id; !nodes[at].end;) {
    const option = nodes[at].options.find((each) => each.points + best(each.next) === best(at));
    await hands.decide(option.text);
    at = option.next;
  }
}

/** goOn goes from wherever the game rests to the next task. */
export async function goOn(page, task, press) {
  const go = page.getByRole("button", { name: /^(Go on|Start the clock)$/ });
  for (let screen = 0; screen < 5; screen++) {
    await settled(page);
    if (task ? (await stage(page, task).count()) && !(await go.count()) : await page.getByText("Your result").count())
      return;
    await press(go);
  }
  assert(false, `the game does not come to ${task?.name ?? "its end"}`);
}
