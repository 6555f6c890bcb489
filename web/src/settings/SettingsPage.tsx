import { Page } from "../ui/Page";
import { Access } from "./Access";
import { Activity } from "./Activity";
import { Data } from "./Data";
import { Models } from "./Models";

/** SettingsPage says what this server runs on and who may use it. */
export function SettingsPage() {
  return (
    <Page title="Settings">
      <Models />
      <Access />
      <Activity />
      <Data />
    </Page>
  );
}
