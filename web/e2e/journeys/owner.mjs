import { accessible, assert, sees } from "../check.mjs";

export const name = "an owner signs in, makes a token, and signs out";

const password = "a long enough password";

export async function run({ page, server, tolerate }) {
  tolerate(/status of 401/);
  const heading = (text) => page.getByRole("heading", { level: 1, name: text });
  const field = (label) => page.getByRole("textbox", { name: label, exact: true });
  await server.own("ada", password);

  await page.goto("/sessions?done=true");
  await sees(heading("Sign in"));
  assert((await page.getByRole("navigation").count()) === 0, "there is no way to other pages");
  await accessible(page, "sign-in");
  await field("Name").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.keyboard.press("Enter");
  await sees(page.getByRole("alert").getByText("The name or the password is wrong."));
  await accessible(page, "sign-in-wrong");

  await page.getByRole("button", { name: "Show the password" }).click();
  assert((await field("Password").inputValue()) === "a wrong password", "the password can be seen");
  await field("Password").fill(password);
  await page.getByRole("button", { name: "Hide the password" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await sees(heading("Sessions"));
  assert(page.url().endsWith("/sessions?done=true"), "one is led to where one was going");
  await page.goto("/sign-in");
  await sees(heading(/Practise/));

  await page.getByRole("link", { name: "Settings" }).click();
  await sees(heading("Settings"), page.getByRole("list", { name: "Owners" }).getByText("ada"));
  await tokens(page);
  const activity = page.getByRole("list", { name: "Activity" });
  await sees(activity.getByText("signed in"), activity.getByText("revoked an API token"));
  await accessible(page, "settings-owner");

  // Another tab signs out: this one is led to the sign-in page by the next answer, and back.
  await page.evaluate(() => fetch("/api/v1/sign-out", { method: "POST" }));
  await page.getByRole("link", { name: "Sessions" }).click();
  await sees(heading("Sign in"));
  assert(page.url().endsWith("?next=%2Fsessions"), `the way back is in the address, not ${page.url()}`);
  await field("Name").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await sees(heading("Sessions"));

  await page.getByRole("button", { name: "Sign out ada" }).click();
  await sees(heading("Sign in"));
  await page.goto("/settings");
  await sees(heading("Sign in"));
  await page.goBack();
}

/** tokens: one is made, shown once, listed, and revoked after asking. */
async function tokens(page) {
  await sees(page.getByText(/^None yet\. A token/));
  await page.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog");
  const label = dialog.getByRole("textbox", { name: "Label" });
  assert(await label.evaluate((element) => element === document.activeElement), "the dialog is ready to be answered");
  await dialog.getByRole("textbox", { name: "Days" }).fill("0");
  await sees(dialog.getByText("A number from 1 to 3650."));
  await dialog.getByRole("textbox", { name: "Days" }).fill("7");
  await label.fill("nightly report");
  await accessible(page, "token-form");
  await page.keyboard.press("Enter");
  const shown = dialog.getByRole("textbox", { name: "Token" });
  await sees(shown);
  assert((await shown.inputValue()).length > 20, "the token is shown");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy: Token" }).click();
  await sees(dialog.getByText("Copied."));
  assert(
    (await page.evaluate(() => navigator.clipboard.readText())) === (await shown.inputValue()),
    "the token is in the clipboard",
  );
  await accessible(page, "token");
  await dialog.getByRole("button", { name: "Done" }).click();

  const list = page.getByRole("list", { name: "API tokens" });
  await sees(list.getByText(/never used · ends in 7 days/));
  await list.getByRole("button", { name: "Revoke nightly report" }).click();
  await sees(page.getByRole("dialog", { name: "Revoke this token?" }));
  await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click();
  await sees(page.getByText(/^None yet\. A token/));
  const heading = page.getByRole("heading", { name: "API tokens" });
  assert(await heading.evaluate((element) => element === document.activeElement), "the focus is not lost");
}
