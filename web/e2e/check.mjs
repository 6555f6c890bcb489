import axe from "axe-core";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { narrow, wide } from "./browser.mjs";

const output = path.join(import.meta.dirname, "output");

/** assert fails a journey with a sentence. */
export function assert(holds, sentence) {
  if (!holds) throw new Error(sentence);
}

/** sees waits for each of a list of elements, so that what is checked next is the page and not an empty one. */
export async function sees(...locators) {
  for (const locator of locators) await locator.first().waitFor();
}

/** picture keeps what the page looks like now. */
export async function picture(page, name) {
  await mkdir(output, { recursive: true });
  await page.screenshot({ path: path.join(output, `${name}.png`) });
}

/** painted waits until what the page decided is to be seen. */
export function painted(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** accessible runs axe on the page in light and dark, wide and narrow; there must be no finding and nothing beside the page. */
export async function accessible(page, name) {
  for (const [size, viewport] of Object.entries({ wide, narrow })) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await painted(page); // the new colours
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id} at ${target.join(" ")}: ${any[0]?.message ?? ""}`),
      );
      assert(found.length === 0, `axe on ${name}, ${size}, ${colorScheme}: ${found.join("\n      ")}`);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert(over <= 0, `${name}, ${size}: the page is ${over} px wider than the window`);
      await picture(page, `${name}-${size}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(wide);
}
