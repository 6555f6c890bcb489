import { sees } from "../check.mjs";
import { byMouse } from "../talk.mjs";
import { playsWhole } from "../whole.mjs";

export const name = "plays a whole scenario with a model that streams, by mouse";

export async function run(travel) {
  await playsWhole(travel, byMouse(travel.page), inspects);
}

/** inspects: what the model was asked and answered, and what that took, is there for the owner. */
async function inspects(page) {
  const toggle = page.getByRole("button", { name: "Inspector" });
  await toggle.click();
  const inspector = page.getByRole("complementary", { name: "Inspector" });
  await sees(inspector.getByText(/\d+ read, \d+ from the cache, \d+ written/));
  await inspector.getByText("Raw reply").click();
  await sees(inspector.getByLabel("Raw reply").getByText(/---END---/));
  await toggle.click();
}
