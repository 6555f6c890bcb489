import { readFile } from "node:fs/promises";
import { accessible, assert, sees } from "../check.mjs";

export const name = "a teacher makes a game of notes, a pupil joins by code, and the results say what to explain again";

const notes = `# The blood

It carries what the body needs.

## Words to know

- Aorta: the largest artery.
- Vein: leads to the heart.
- Capillary: the thinnest vessel.
- Platelet: closes wounds.

## Which way?

### To the heart

- Vein
- Vena cava

### Away from the heart

- Artery
- Aorta

## Mix-ups

- Vein / Artery: A vein leads to the heart, an artery away from it.
- Vein / Aorta: The aorta is an artery.
`;

export async function run({ page, server, another, tolerate }) {
  const heading = (text) => page.getByRole("heading", { level: 1, name: text });
  const button = (text) => page.getByRole("button", { name: text });
  await page.goto("/documents");
  await page.getByRole("link", { name: "New game" }).click();
  await sees(heading("New game"), button("Begin with a sample"));
  await accessible(page, "new-game");
  await refusesProse(page, tolerate);
  await page.getByRole("textbox", { name: "Notes" }).fill(notes);
  await button("Make the game").click();
  await page.waitForURL(/\/documents\/game\/the-blood/);
  await sees(
    heading("The blood"),
    page.getByRole("region", { name: "What was made" }).getByText(/The bots have played/),
  );
  await sees(page.getByText("Nothing to mend"));
  await accessible(page, "made-of-notes");

  const document = page.url();
  await button("Preview The blood").click();
  await page.waitForURL(/\/game\/[a-z0-9]{8,}/);
  await page.goto(document);

  await button("Invite to The blood").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^A class/ }).check();
  await dialog.getByRole("textbox", { name: "Label" }).fill("3b");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  await sees(dialog.getByRole("textbox", { name: "Link" }), dialog.getByText("Code, to be typed at"));
  const code = await dialog.locator("[data-code]").innerText();
  assert(/^[A-Z3-9]{3} [A-Z3-9]{4}$/.test(code), `the code reads ${code}`);
  await accessible(page, "invite-code");
  await dialog.getByRole("link", { name: "All invitations" }).click();
  await sees(page.getByText(code));
  await accessible(page, "invites-code");
  await page.goto("/documents/game/the-blood/results");
  await sees(page.getByText("Nobody has come yet"));
  await accessible(page, "game-results-empty");

  await joins(await another(), server, code);
  await page.reload();
  await results(page);
}

/** refusesProse: what nothing can be made of says why, where. */
async function refusesProse(page, tolerate) {
  tolerate(/status of 422/);
  await page.getByRole("textbox", { name: "Notes" }).fill("Just a sentence.");
  await page.getByRole("button", { name: "Make the game" }).click();
  await sees(page.getByText(/nothing in the notes can be played/i));
  await accessible(page, "new-game-refused");
}

/** joins: a wrong code says so, the right one leads to a nickname, and a few answers are given. */
async function joins({ page, tolerate }, server, code) {
  tolerate(/status of 404/);
  await page.goto("/join");
  await sees(page.getByRole("textbox", { name: "Code" }));
  await accessible(page, "join-code");
  await page.getByRole("textbox", { name: "Code" }).fill("ccc cccc");
  await page.keyboard.press("Enter");
  await sees(page.getByRole("heading", { name: "No invitation has this code" }));
  await accessible(page, "join-code-wrong");
  await page.getByRole("link", { name: "Type it again" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(code.toLowerCase().replace(" ", "-"));
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Your nickname" }).fill("Kim");
  await accessible(page, "join-by-code");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\//);
  await playsBadly(`${server.base}/api/v1/sessions/${new URL(page.url()).pathname.split("/").at(-1)}`);
}

/** playsBadly plays to the end through the API. The server of this machine takes anyone's turns. */
async function playsBadly(session) {
  const blueprint = await (await fetch(`${session}/blueprint`)).json();
  const act = async (action) => {
    const answer = await fetch(`${session}/turns`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ input: action }),
    });
    assert(answer.ok, `${JSON.stringify(action)}: ${answer.status} ${await answer.clone().text()}`);
    return (await (await fetch(session)).json()).view;
  };
  let view = (await (await fetch(session)).json()).view;
  for (let moves = 0; view.phase !== "ended" && moves < 400; moves++) {
    const mechanic = blueprint.scenes.flatMap((scene) => scene.mechanics).find(({ id }) => id === view.mechanic);
    view = await act(next(view, mechanic, moves));
  }
}

/** next is a move that a pupil makes who takes one group for the other and never remembers a card. */
function next(view, mechanic, moves) {
  const at = { at: view.at, move: view.move };
  if (view.phase === "intro" || view.phase === "ready") return { ...at, do: "start" };
  if (view.phase !== "playing") return { ...at, do: "continue" };
  const cards = view.cards.filter(({ state }) => state === "down");
  if (cards.length > 0) return { ...at, do: "flip", item: cards[(moves * 7) % cards.length].id };
  const item = view.items.find(({ state }) => state === "open");
  const { text } = mechanic.items.find(({ id }) => id === item.id);
  const wrong = /^Ve/.test(text) ? /^Away/ : /^To/;
  const left = mechanic.choices.filter(({ id }) => !item.tried.includes(id));
  const choice = left.find((each) => wrong.test(each.text)) ?? left[0];
  return { ...at, do: "assign", item: item.id, choices: [choice.id] };
}

/** results: the misconception, the item and the pupil, and a file of them. */
async function results(page) {
  await sees(
    page.getByText(/^1 of 1 have finished/),
    page.getByRole("region", { name: "What to explain again" }).getByText(/taken for/),
    page.getByRole("region", { name: "Items, the hardest first" }).getByText(/right at once: 0 of 1/),
    page.getByRole("row", { name: /Kim/ }),
  );
  await accessible(page, "game-results");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const text = await readFile(await (await file).path(), "utf8");
  assert(text.split("\n")[1]?.includes("Kim") && text.includes("taken for"), `the file has a row for Kim: ${text}`);
  await page.getByRole("link", { name: "Session of Kim" }).click();
  await page.waitForURL(/\/sessions\//);
}
