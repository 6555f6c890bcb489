import { accessible, assert, sees } from "../check.mjs";

export const name = "settings say what is set, with and without a model";

export async function run({ page, tolerate }) {
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
  await models(page, tolerate);
}

const role = {
  role: "actor",
  configured: true,
  provider: "anthropic",
  model: "a-model",
  timeout_seconds: 30,
  priced: true,
  base_url: "",
  key_from: "ANTHROPIC_API_KEY",
};

/** models: each is tried by a button; what it said is shown, or what to do about it. */
async function models(page, tolerate) {
  tolerate(/status of 502/);
  await page.route("**/api/v1/models", (route) =>
    route.fulfill({
      json: {
        roles: [
          role,
          {
            ...role,
            role: "arbiter",
            provider: "openai",
            model: "another-model-with-a-rather-long-name:70b",
            base_url: "http://127.0.0.1:11434/v1",
            key_from: "",
            priced: false,
          },
          { ...role, role: "illustrate", configured: false, provider: "", model: "" },
        ],
        budget: { session_usd: 1, day_usd: 20, spent_today_usd: 0.314 },
        message: "",
      },
    }),
  );
  await page.route("**/models/actor/test", (route) =>
    route.fulfill({
      json: {
        model: "a-model",
        latency_ms: 842,
        first_ms: 310,
        cost_usd: 0.000_42,
        sample: "The line holds, and so do I.",
      },
    }),
  );
  const detail = "the provider refused the key; check OPENAI_API_KEY, then start the server again";
  await page.route("**/models/arbiter/test", (route) =>
    route.fulfill({ status: 502, contentType: "application/problem+json", json: { status: 502, detail } }),
  );
  await page.goto("/settings");
  await page.getByRole("button", { name: "Test the model for actor" }).click();
  await sees(
    page.getByText("The line holds, and so do I."),
    page.getByText("a-model answered in 842 ms, the first word after 310 ms, for $0.00042."),
  );
  await page.getByRole("button", { name: "Test the model for arbiter" }).click();
  await sees(page.getByRole("alert").getByText(/^The provider refused the key/));
  await sees(page.getByText("At most $1.00 a session and $20.00 a day; $0.31 spent today."));
  await accessible(page, "settings-models");
}
