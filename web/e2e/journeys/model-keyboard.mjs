import { byKeys } from "../talk.mjs";
import { playsWhole } from "../whole.mjs";

export const name = "plays a whole scenario with a model that streams, by keyboard alone";

export async function run(travel) {
  await playsWhole(travel, byKeys(travel.page));
}
