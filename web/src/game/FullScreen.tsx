import { Outlet } from "react-router";
import { Gate } from "../access/Gate";

/** FullScreen gives a page the whole window; who may see it is asked as everywhere. */
export function FullScreen() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col outline-none">
      <Gate>
        <Outlet />
      </Gate>
    </main>
  );
}
