import { assert, picture, sees } from "../check.mjs";
import { begin, byMouse, settled } from "../talk.mjs";

export const name = "an owner replays, forks and deletes a session";

export async function run({ page, tolerate }) {
  tolerate(/status of 404/); // the deleted session
  const heading = (text, level = 1) => page.getByRole("heading", { level, name: text });
  await begin(page);
  await byMouse(page).say("What should I know before I decide?");
  await settled(page);
  const id = new URL(page.url()).pathname.split("/").at(-1);

  await page.goto(`/sessions/${id}`);
  await sees(heading("Turn 2", 3));
  await page.getByRole("button", { name: "Replay" }).click();
  await sees(page.getByRole("dialog").getByText(/^Same\./));
  await picture(page, "replay");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Fork here, after turn 1" }).click();
  await sees(page.getByText(/after turn 1\./));
  assert(!page.url().endsWith(id), "a fork is a session of its own");
  await sees(heading("Turn 1", 3));
  assert((await heading("Turn 2", 3).count()) === 0, "it ends where it was forked");

  await page.goto("/sessions?done=true");
  await sees(page.getByText("None of the sessions match"));
  await page.getByRole("combobox", { name: "Progress" }).selectOption("Under way");
  const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await sees(rows.nth(1));
  assert((await rows.count()) === 2, "both sessions are listed");

  await page.goto(`/sessions/${id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await picture(page, "delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await sees(heading("Sessions"), page.getByText("No sessions yet"));
  await page.goto(`/sessions/${id}`);
  await sees(heading("This session is gone"));
}
