import { useEffect, useRef } from "react";
import { NavLink, Outlet, ScrollRestoration, useLocation } from "react-router";
import { Gate } from "../access/Gate";
import { SignOut } from "../access/SignOut";
import { useMe } from "../access/useMe";
import { ThemeToggle } from "../ui/ThemeToggle";
import { Brand } from "./Brand";

const links = [
  { to: "/", name: "Home" },
  { to: "/documents", name: "Documents" },
  { to: "/sessions", name: "Sessions" },
  { to: "/settings", name: "Settings" },
];

/** Shell is around every page: the mark, the way to the other pages, and the page itself. */
export function Shell() {
  const me = useMe();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // A new page takes the focus, as it would if the browser had loaded it.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute top-2 left-4 z-20 -translate-y-24 rounded-full bg-ink px-5 py-2.5 text-sm font-semibold text-paper focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <header className="print:hidden">
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-x-2 px-4 sm:px-8">
          <Brand me={me} />
          {me?.who === "owner" && (
            <nav aria-label="Pages" className="flex items-center">
              {links.map(({ to, name }) => (
                <NavLink
                  key={to}
                  to={to}
                  end
                  className="relative flex min-h-11 items-center px-2 max-sm:first:hidden sm:px-3 text-sm font-medium text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 sm:aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent"
                >
                  {name}
                </NavLink>
              ))}
            </nav>
          )}
          <ThemeToggle />
          {me?.who === "owner" && !me.local && <SignOut name={me.name} />}
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Gate>
          <Outlet />
        </Gate>
      </main>
      <ScrollRestoration />
    </div>
  );
}
