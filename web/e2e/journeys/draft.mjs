import { accessible, assert, sees } from "../check.mjs";
import { Provider } from "../provider.mjs";
import { focused } from "../talk.mjs";

export const name = "an author has a model write a draft, cancels it while it is written, and takes the template";

const brief = `# The ward move
A hospital has to decide whether ward six moves before the winter.

Ana Ruiz, head nurse, knows that 3 of 12 beds are unsafe. Tom Bell, estates manager, knows that the lift is out for 6 weeks.
`;

export async function run({ page, server }) {
  const never = new Promise(() => undefined);
  const provider = await Provider.start(() => ['{"title": "The ward', never]);
  try {
    await server.configure({ "throughline.yaml": provider.config });
    const button = (name) => page.getByRole("button", { name });
    await page.goto("/documents/new");
    const box = page.getByRole("textbox", { name: "Brief" });
    await box.fill(brief);
    await button("Write a draft").click();
    await sees(page.getByRole("status").getByText(/is writing a draft/), button("Cancel"));
    await accessible(page, "new-roleplay-writing");
    await button("Cancel").click();
    await sees(page.getByRole("status").getByText("Cancelled. What you wrote is as it was."));
    await accessible(page, "new-roleplay-cancelled");
    assert(await focused(button("Write a draft")), "the focus is on what can be done now");
    assert((await box.inputValue()) === brief, "the brief is as it was");
    assert((await button("Cancel").count()) === 0, "there is nothing left to cancel");
    await until(() => provider.hungUp === 1);
    assert(provider.heard.length === 1, "the model is asked once and left alone from then on");

    await button("By template, without the model").click();
    await page.waitForURL(/\/documents\/roleplay\/(?!new)/);
    await sees(page.getByText(/This draft is a template/));
    assert(provider.heard.length === 1, "the template needs no model");
  } finally {
    await provider.stop();
  }
}

/** until waits for what happens at the other end of a connection. */
async function until(holds) {
  for (let tries = 0; !holds(); tries++) {
    assert(tries < 200, "the model is still being asked");
    await new Promise((later) => setTimeout(later, 25));
  }
}
