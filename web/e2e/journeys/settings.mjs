import { accessible, assert, sees } from "../check.mjs";

export const name = "settings say what is set, with and without a model";

export async function run({ page, server, tolerate }) {
  await page.goto("/");
  await page.getByRole("link", { name: "Settings" }).click();
  await sees(
    page.getByRole("heading", { level: 1, name: "Settings" }),
    page.getByText("No model is set, and everything here works without one."),
    page.getByText("Only this machine can reach this server; no password is needed."),
    page.getByText(/^SQLite/),
  );
  assert((await page.getByRole("button", { name: /^Sign out/ }).count()) === 0, "nobody needs to sign out");
  await accessible(page, "settings-local");
  await page.getByRole("link", { name: "invitation" }).click();
  await sees(page.getByRole("heading", { level: 1, name: "Invitations" }));
  await models(page, server, tolerate);
}

const config = `kind: throughline/v1
models: {provider: script, script: script.txt}
roles: {illustrate: {provider: none}}
budget: {session: 1, day: 20}
`;

const script = `>>> actor usage=900/40
The line holds, and so do I.
>>> arbiter fault=401
`;

/** models: each is tried by a button that calls it; what it said is shown, or what to do about it. */
async function models(page, server, tolerate) {
  tolerate(/status of 502/);
  await server.configure({ "throughline.yaml": config, "script.txt": script });
  await page.goto("/settings");
  await page.getByRole("button", { name: "Test the model for actor" }).click();
  await sees(page.getByText("The line holds, and so do I."), page.getByText(/answered in \d/));
  await page.getByRole("button", { name: "Test the model for arbiter" }).click();
  await sees(page.getByRole("alert").getByText(/401/));
  await sees(page.getByText(/^At most \$1\.00 a session and \$20\.00 a day/));
  await sees(page.getByText(/speaks in role-plays/));
  await accessible(page, "settings-models");
}
