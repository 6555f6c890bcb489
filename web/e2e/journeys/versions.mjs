import { accessible, assert, sees } from "../check.mjs";
import { scenario } from "../talk.mjs";

export const name = "an author goes back to an earlier version, meets another tab, and deletes for good";

const copy = `Copy of ${scenario}`;

export async function run({ page, tolerate }) {
  tolerate(/status of (404|409|412|500)/); // what is gone, an example's versions, two tabs, and a fault on purpose
  await page.goto("/documents/roleplay/launch-review/versions");
  await sees(
    page.getByRole("heading", { level: 1, name: `Versions of ${scenario}` }),
    page.getByText("An example stays as it is"),
  );
  await accessible(page, "versions-example");
  await page.getByRole("button", { name: /^Make a copy of/ }).click();
  await sees(page.getByRole("heading", { level: 1, name: copy }));
  const at = new URL(page.url()).pathname;
  for (const place of ["A quiet room", "A loud room"]) await saves(page, "Place", place);

  await page.getByRole("link", { name: "Versions" }).click();
  await page.waitForURL(/\/versions$/);
  await lists(page);
  await restores(page);
  await fails(page);
  await conflicts(page, at);
  await deletes(page, at);
}

async function saves(page, label, words) {
  await page.getByRole("textbox", { name: label, exact: true }).fill(words);
  await page.getByRole("button", { name: "Save" }).click();
  await sees(page.getByRole("button", { name: "Saved" }));
}

const list = (page) => page.getByRole("navigation", { name: "Versions" }).getByRole("link");
const shown = (page, number) => page.getByRole("region", { name: `Version ${number}` });

/** lists: the newest is compared with the one before; the first has nothing to be compared with. */
async function lists(page) {
  await sees(list(page).nth(2));
  assert((await list(page).count()) === 3, "there is a version for every time it was saved");
  assert(/as it is now.*KB/.test(await list(page).first().innerText().then(flat)), "the list says when and how long");
  const changed = page.getByRole("list", { name: "What version 3 changed" });
  await sees(
    shown(page, 3).getByText("1 line added, 1 line removed."),
    changed.getByRole("insertion").getByText("loud"),
    changed.getByRole("deletion").getByText("quiet"),
    shown(page, 3).getByText("This is the document now."),
  );
  await accessible(page, "versions");
  const rows = await changed.getByRole("listitem").count();
  await changed
    .getByRole("button", { name: /lines that are the same$/ })
    .first()
    .click();
  assert((await changed.getByRole("listitem").count()) > rows, "what is the same can be unfolded");
  await list(page).last().click();
  await sees(shown(page, 1).getByText(/nothing to compare it with/), page.getByLabel("The text of version 1"));
  await accessible(page, "version-first");
  await page.goto(`${page.url()}9`);
  await sees(page.getByText("There is no version 19"));
  await accessible(page, "version-gone");
}

const flat = (text) => text.replaceAll("\n", " ");

/** restores: an earlier version becomes the newest, and undo brings back what was there. */
async function restores(page) {
  await page.getByRole("link", { name: "All versions" }).last().click();
  await list(page).nth(1).click();
  await page.getByRole("button", { name: "The whole text" }).click();
  await sees(page.getByLabel("The text of version 2").getByText("A quiet room"));
  await page.getByRole("button", { name: "Restore this version" }).click();
  await sees(shown(page, 4), page.getByText(/what it was in version 2: that is version 4 now/));
  await accessible(page, "version-restored");
  await page.getByRole("button", { name: "Undo" }).click();
  await sees(shown(page, 5).getByText("This is the document now."), page.getByRole("insertion").getByText("loud"));
}

/** fails: a version that cannot be read says so in its place, and can be asked for again. */
async function fails(page) {
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/v1/**/versions/3", async (route) => {
    await held;
    await route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      json: { status: 500, detail: "not now" },
    });
  });
  await page.goto(page.url().replace(/\d+$/, "3"));
  await sees(page.getByRole("status", { name: "Loading version 3" }));
  await accessible(page, "version-loading");
  answer();
  await sees(shown(page, 3).getByRole("alert").getByText("Not now."));
  await accessible(page, "version-error");
  await page.unroute("**/api/v1/**/versions/3");
  await page.getByRole("button", { name: "Try again" }).click();
  await sees(page.getByRole("list", { name: "What version 3 changed" }));
}

/** conflicts: of two tabs the second is told, sees what the first left, and keeps its own. */
async function conflicts(page, at) {
  const other = await page.context().newPage();
  await other.goto(at);
  await sees(other.getByRole("textbox", { name: "Place" }));
  await page.goto(at);
  await page.getByRole("textbox", { name: "Place" }).fill("Written in the one tab");
  await other.getByRole("textbox", { name: "Place" }).fill("Written in the other tab");
  await page.getByRole("button", { name: "Save" }).click();
  await sees(page.getByRole("button", { name: "Saved" }));
  await other.getByRole("button", { name: "Save" }).click();
  const note = other.getByRole("alert");
  await sees(note.getByText(/^Another tab or window saved this document while you were editing it/));
  await note.getByText("From theirs to yours, line by line").click();
  await sees(note.getByRole("deletion").getByText("one"), note.getByRole("insertion").getByText("other"));
  await accessible(other, "edit-conflict");
  await other.reload();
  const box = other.getByRole("textbox", { name: "Place" });
  assert((await box.inputValue()) === "Written in the other tab", "one's own words are kept over a reload");
  await other.getByRole("button", { name: "Save" }).click();
  await note.getByRole("button", { name: "Save mine over it" }).click();
  await sees(other.getByRole("button", { name: "Saved" }));
  await note.waitFor({ state: "detached" });
  await other.close();
  await page.reload();
  assert(
    (await page.getByRole("textbox", { name: "Place" }).inputValue()) === "Written in the other tab",
    "what was kept is what is there",
  );
  await page.getByRole("link", { name: "Versions" }).click();
  await sees(page.getByRole("deletion").getByText("one"));
}

/** deletes: it asks, says what goes, and then it is gone from the list and from its address. */
async function deletes(page, at) {
  await page.goto("/documents");
  const row = page.getByRole("list", { name: "Documents" }).getByText(copy, { exact: true });
  const button = page.getByRole("button", { name: `Delete ${copy}` });
  await button.click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByText(/its versions/));
  await accessible(page, "document-delete");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await sees(row);
  await button.click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await row.waitFor({ state: "detached" });
  await sees(page.getByRole("status").getByText(/is deleted/));
  for (const address of [at, `${at}/versions`]) {
    await page.goto(address);
    await sees(page.getByRole("heading", { level: 1, name: "There is nothing at this address" }));
  }
}
