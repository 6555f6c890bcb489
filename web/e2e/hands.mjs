import { assert, painted, sees } from "./check.mjs";
import { settled } from "./gaming.mjs";

const zoneName = (mark) => new RegExp(`^Zone ${mark}\\b`);
const focused = (locator) => locator.evaluate((element) => element === document.activeElement);

/** pointerHands play by clicking alone; every third label is dragged. */
export const pointerHands = (page) =>
  hands(
    page,
    (locator) => locator.click(),
    (from, to) => mouseDrag(page, from, to),
  );

/** touchHands play by tapping alone; what can be dragged with a finger is, now and then. */
export async function touchHands(page) {
  const finger = await page.context().newCDPSession(page);
  return hands(
    page,
    (locator) => locator.tap(),
    (from, to) => fingerDrag(page, finger, from, to),
  );
}

/** hands play by touching one thing after the other, with a way to do that and a way to drag. */
function hands(page, touch, drag) {
  let placed = 0;
  let dragged = 0;
  const press = async (locator) => {
    await touch(locator);
    await settled(page);
  };
  const carry = async (from, to) => {
    if (!(await drag(from, to))) return false;
    dragged++;
    // What was let go of is on its way once that is painted.
    await painted(page);
    await settled(page);
    return true;
  };
  return {
    press,
    /** dragged is how often something was. */
    dragged: () => dragged,
    place: async (bank, text, mark) => {
      const item = page.getByRole("listbox", { name: bank }).getByRole("option", { name: text });
      const zones = page.getByRole("listbox", { name: "Zones" });
      const zone = (await zones.count())
        ? zones.getByRole("option", { name: zoneName(mark) })
        : page.getByRole("button", { name: zoneName(mark) });
      if (bank === "Labels" && placed++ % 3 === 2 && (await carry(item, zone))) return;
      await press(item);
      await press(zone);
    },
    zone: (mark) => press(page.getByRole("button", { name: zoneName(mark) })),
    choose: async (item, choices) => {
      const group = page.getByRole("group", { name: item, exact: true });
      for (const choice of choices) await touch(group.getByLabel(choice, { exact: true }));
      await press(page.getByRole("button", { name: `Check ${item}`, exact: true }));
    },
    order: async (texts) => {
      const rows = page.getByRole("list", { name: "Your order" }).getByRole("listitem");
      // The last is dragged to its place by its number; the others go there by their buttons.
      await carry(rows.filter({ hasText: texts.at(-1) }).locator("[data-grip]"), rows.last());
      for (const [place, text] of texts.entries()) {
        const at = async () => (await rows.allTextContents()).findIndex((row) => row.includes(text));
        while ((await at()) > place) await touch(page.getByRole("button", { name: `Move up: ${text}` }));
      }
      await press(page.getByRole("button", { name: "Check the order" }));
    },
    flip: async (number) => {
      const card = page.getByRole("button", { name: new RegExp(`^Card ${number}\\b`) });
      await press(card);
      return faceOf(card);
    },
    decide: async (text) => {
      await touch(page.getByRole("radio", { name: text, exact: true }));
      await press(page.getByRole("button", { name: "Continue" }));
    },
  };
}

/** faceOf reads a card; the last one is gone with the task that it ends. */
async function faceOf(card) {
  if ((await card.count()) === 0) return "";
  return /^Card \d+: (.*?)(, with .*)?$/.exec(await card.getAttribute("aria-label"))?.[1];
}

const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** mouseDrag moves one thing onto another with the button held down. */
async function mouseDrag(page, from, to) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [middle(await from.boundingBox()), middle(await to.boundingBox())];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y + 4, { steps: 6 });
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
  return true;
}

/** fingerDrag does so with a finger, where both can be touched without scrolling in between. */
async function fingerDrag(page, finger, from, to) {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  for (const each of [from, to]) if (!(await each.evaluate(inSight))) return false;
  const [start, end] = [middle(await from.boundingBox()), middle(await to.boundingBox())];
  const touch = (type, ...touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", start);
  for (let step = 1; step <= 6; step++)
    await touch("touchMove", {
      x: start.x + ((end.x - start.x) * step) / 6,
      y: start.y + ((end.y - start.y) * step) / 6,
    });
  // A finger that lets go in full swing sends the page flying, and the next tap only stops it.
  await page.waitForTimeout(150);
  await touch("touchMove", end);
  await touch("touchEnd");
  return true;
}

/** inSight tells whether the middle of an element can be touched. */
function inSight(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** keyHands play by the keyboard alone. */
export function keyHands(page) {
  const key = async (name) => {
    await page.keyboard.press(name);
    await settled(page);
  };
  /** tabTo goes to one of a few things with the Tab key. */
  const tabTo = async (locator, way = "Tab") => {
    for (let stop = 0; stop < 60; stop++) {
      const here = await locator.evaluateAll((all) => all.includes(document.activeElement));
      if (here) return;
      await page.keyboard.press(way);
    }
    throw new Error(`${locator} is not reached with ${way}`);
  };
  /** arrowTo goes on among the things of a group until one has the focus. */
  const arrowTo = async (locator, arrow = "ArrowDown") => {
    for (let step = 0; step < 30; step++) {
      if (await focused(locator)) return;
      await page.keyboard.press(arrow);
    }
    throw new Error(`${locator} is not reached with ${arrow}`);
  };
  const press = async (locator) => {
    await sees(locator);
    await tabTo(locator);
    await key("Enter");
    const lost = await page.evaluate(() => document.activeElement === document.body);
    assert(!lost, "the focus is not lost");
  };
  return {
    press,
    tabTo,
    place: async (bank, text, mark) => {
      const list = page.getByRole("listbox", { name: bank });
      await tabTo(list.getByRole("option"));
      await arrowTo(list.getByRole("option", { name: text }));
      await key("Enter");
      const zones = page.getByRole("listbox", { name: "Zones" });
      const zone = (await zones.count())
        ? zones.getByRole("option", { name: zoneName(mark) })
        : page.getByRole("button", { name: zoneName(mark) });
      await arrowTo(zone);
      await key("Enter");
    },
    zone: async (mark) => {
      await tabTo(page.getByRole("button", { name: /^Zone / }));
      await arrowTo(page.getByRole("button", { name: zoneName(mark) }));
      await key("Enter");
    },
    choose: async (item, choices) => {
      const group = page.getByRole("group", { name: item, exact: true });
      for (const choice of choices) {
        const input = group.getByLabel(choice, { exact: true });
        if ((await input.getAttribute("type")) === "checkbox") {
          await tabTo(input);
          await page.keyboard.press("Space");
        } else {
          await tabTo(group.getByRole("radio"));
          await page.keyboard.press("Space");
          await arrowTo(input);
        }
      }
      await key("Enter");
    },
    order: async (texts) => {
      const list = page.getByRole("list", { name: "Your order" });
      const rows = list.getByRole("listitem");
      for (const [place, text] of texts.entries()) {
        const grip = list.getByRole("button", { name: new RegExp(`^${text}`) });
        await tabTo(list.getByRole("button", { name: /^(?!Move)/ }));
        await arrowTo(grip, "ArrowUp");
        await page.keyboard.press("Enter");
        const at = async () => (await rows.allTextContents()).findIndex((row) => row.includes(text));
        while ((await at()) > place) await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
        assert(await focused(grip), "a step that is moved keeps the focus");
      }
      await press(page.getByRole("button", { name: "Check the order" }));
    },
    flip: async (number) => {
      const cards = page.getByRole("group", { name: "Cards" }).getByRole("button");
      await tabTo(cards);
      await page.keyboard.press("Home");
      // Four in a row: down to the row, then along it.
      for (let row = 0; row < Math.floor((number - 1) / 4); row++) await page.keyboard.press("ArrowDown");
      for (let column = 0; column < (number - 1) % 4; column++) await page.keyboard.press("ArrowRight");
      await key("Enter");
      const card = cards.nth(number - 1);
      if (await card.count()) assert(await focused(card), `card ${number} keeps the focus`);
      return faceOf(card);
    },
    decide: async (text) => {
      await tabTo(page.getByRole("radio"));
      await page.keyboard.press("Space");
      await arrowTo(page.getByRole("radio", { name: text, exact: true }));
      await key("Enter");
    },
  };
}
