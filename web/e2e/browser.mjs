import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** launch starts the system's own Chromium. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
  return chromium.launch({ executablePath, args: quiet });
}

/** wide and narrow are the two sizes every page is looked at. */
export const wide = { width: 1280, height: 860 };
export const narrow = { width: 390, height: 844 };

/** phone is a device without mouse or keys. */
export const phone = { viewport: narrow, hasTouch: true, isMobile: true };

/**
 * open gives a fresh page and the list of what went wrong in it: errors on the console, uncaught errors, and breaches
 * of the content security policy. What a journey breaks on purpose it declares with tolerate. A device is a window on a desk
 * unless it is given.
 */
export async function open(browser, base, device = { viewport: wide }) {
  const context = await browser.newContext({ baseURL: base, reducedMotion: "reduce", ...device });
  const faults = [];
  const tolerated = [];
  const note = (text) => {
    if (!tolerated.some((pattern) => pattern.test(text))) faults.push(text);
  };
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on("console", (message) => message.type() === "error" && note(`console: ${message.text()}`));
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  await page.exposeFunction("policyBroken", (text) => faults.push(`content security policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      window.policyBroken(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  return { context, page, faults, tolerate: (pattern) => tolerated.push(pattern) };
}
