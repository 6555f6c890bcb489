import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-background-networking","--disable-component-update","--disable-sync","--no-first-run"] });
const [,, url, out, w = "1280", scheme = "light", full = "1", steps = ""] = process.argv;
const c = await b.newContext({ viewport: { width: +w, height: +w < 500 ? 844 : 860 }, colorScheme: scheme });
const p = await c.newPage();
await p.goto(url); await p.waitForLoadState("networkidle");
if (steps) await (new (Object.getPrototypeOf(async function(){}).constructor)("p", steps))(p);
await p.screenshot({ path: out, fullPage: full === "1" });
await b.close();
