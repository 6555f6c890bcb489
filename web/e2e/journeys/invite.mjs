import { accessible, assert, sees } from "../check.mjs";
import { byMouse, parts, scenario, settled } from "../talk.mjs";

export const name = "an owner invites a class; its guests see their own conversation and nothing else";

const password = "a long enough password";
const heading = (page, text) => page.getByRole("heading", { level: 1, name: text });

export async function run({ page, server, tolerate, another }) {
  tolerate(/status of 401/);
  await server.own("ada", password);
  await page.goto("/invites");
  await page.getByRole("textbox", { name: "Name" }).fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await sees(heading(page, "Invitations"), page.getByText("Nobody is invited yet"));
  await accessible(page, "invites-empty");

  const link = await invites(page);
  const kim = await another();
  await joins(kim.page, link, "Kim");
  const session = new URL(kim.page.url()).pathname;
  await talks(kim.page);
  await seesNothingElse(kim);

  const lee = await another();
  await joins(lee.page, link, "Lee");
  lee.tolerate(/status of 40[34]/);
  await lee.page.goto(session);
  await sees(heading(lee.page, "This link opens one conversation"));

  const late = await another();
  await late.page.goto(link);
  await sees(heading(late.page, "Every place is taken"));
  await accessible(late.page, "join-used-up");
  late.tolerate(/status of 404/);
  await late.page.goto("/join/no-such-link-anywhere");
  await sees(heading(late.page, "This link leads nowhere"));
  await accessible(late.page, "join-unknown");

  await watches(page);
  await revokes(page, late);
}

/** invites makes a link for a class of two and returns its path. */
async function invites(page) {
  await page.goto("/");
  const opener = page.getByRole("button", { name: `Invite to ${scenario}` }).first();
  await opener.click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByRole("radio", { name: /^One person/ }));
  await accessible(page, "invite-one");
  await dialog.getByRole("radio", { name: /^A class/ }).check();
  await dialog.getByRole("textbox", { name: "Label" }).fill("Tuesday class");
  await dialog.getByRole("textbox", { name: "Places" }).fill("none");
  await sees(dialog.getByText("A number from 1 to 10000."));
  await dialog.getByRole("textbox", { name: "Places" }).fill("2");
  await accessible(page, "invite-class");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link" });
  await sees(link, dialog.getByText(/the first 2 who come by/));
  await accessible(page, "invite-link");
  const address = new URL(await link.inputValue());
  assert(address.origin === new URL(page.url()).origin, "the link is a whole address");
  await dialog.getByRole("button", { name: "Done" }).click();
  assert(await opener.evaluate((element) => element === document.activeElement), "the dialog gives the focus back");
  return address.pathname;
}

/** joins comes by the link under a nickname, which must be given. */
async function joins(page, link, nickname) {
  await page.goto(link);
  const box = page.getByRole("textbox", { name: "Your nickname" });
  await sees(box, page.getByText(/You are invited to a role-play/));
  if (nickname === "Kim") await accessible(page, "join");
  await page.getByRole("button", { name: "Join" }).click();
  await sees(page.getByText("Choose a name to go by."));
  assert(await box.evaluate((element) => element === document.activeElement), "the box to fill has the focus");
  await box.fill(nickname);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/roleplay\//);
}

async function talks(page) {
  await page.getByRole("button", { name: "Talk to Maya" }).click();
  await settled(page);
  await byMouse(page).say("Hi Maya, what should I know?");
  await settled(page);
  await sees(parts(page).transcript.getByText("Hi Maya, what should I know?"));
  await page.reload();
  await sees(parts(page).transcript.getByText("Hi Maya, what should I know?"));
}

/** seesNothingElse: no page but the guest's own opens, and there is no link to any. */
async function seesNothingElse({ page, tolerate }) {
  tolerate(/status of 40[34]/);
  await accessible(page, "guest-talking");
  assert((await page.getByRole("navigation").count()) === 0, "there is no way to other pages");
  assert((await page.getByRole("button", { name: "Inspector" }).count()) === 0, "a guest does not look behind it");
  for (const at of ["/", "/sessions", "/settings", "/invites", page.url().replace("/roleplay/", "/sessions/")]) {
    await page.goto(at);
    await sees(heading(page, "This link opens one conversation"));
  }
  await accessible(page, "guest-elsewhere");
  const status = await page.evaluate(async () => (await fetch("/api/v1/sessions")).status);
  assert(status === 403, `the server keeps the sessions from a guest, too: ${status}`);
  await page.getByRole("link", { name: "Back to your conversation" }).click();
  await sees(parts(page).transcript.getByText("Hi Maya, what should I know?"));
}

/** watches: the owner sees who came and where they are. */
async function watches(page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Invitations" }).click();
  await sees(page.getByText("Used up"), page.getByText(/2 of 2 joined/));
  await page.getByRole("button", { name: "Guests of Tuesday class" }).click();
  const guests = page.getByRole("list", { name: "Guests of Tuesday class" });
  await sees(guests.getByText("Kim"), guests.getByText("Lee"), guests.getByText(/Maya Patel/));
  await accessible(page, "invites");
  await guests.getByRole("link", { name: "Session of Kim" }).click();
  await sees(page.getByRole("list", { name: "Turns" }));
}

/** revokes: a link for one person is closed before anyone came. */
async function revokes(page, late) {
  await page.goto("/");
  await page
    .getByRole("button", { name: `Invite to ${scenario}` })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Label" }).fill("For Sam");
  await page.keyboard.press("Enter");
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await dialog.getByRole("link", { name: "All invitations" }).click();
  await page.getByRole("button", { name: "Revoke For Sam" }).click();
  await accessible(page, "revoke");
  await dialog.getByRole("button", { name: "Keep it" }).click();

  // Someone has the page open when the link is closed.
  await late.page.goto(link);
  await sees(late.page.getByRole("textbox", { name: "Your nickname, if you like" }));
  await page.getByRole("button", { name: "Revoke For Sam" }).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await sees(page.getByText(/^revoked$/), page.getByText("Revoked: For Sam."));
  const row = page.getByRole("heading", { name: "For Sam" });
  assert(await row.evaluate((element) => element === document.activeElement), "the focus is not lost");
  late.tolerate(/status of 4(09|10)/);
  await late.page.getByRole("button", { name: "Join" }).click();
  await sees(heading(late.page, "This invitation was withdrawn"));
  await accessible(late.page, "join-revoked");
}
