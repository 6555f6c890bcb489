import { useEffect, useRef } from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from "react-router";
import { Mark } from "../ui/Mark";
import { ThemeToggle } from "../ui/ThemeToggle";

const links = [
  { to: "/", name: "Home" },
  { to: "/sessions", name: "Sessions" },
];

/** Shell is around every page: the mark, the way to the other pages, and the page itself. */
export function Shell() {
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
      <header>
        <div className="mx-auto flex h-16 max-w-5xl items-center gap-x-2 px-4 sm:px-8">
          <Link
            to="/"
            className="mr-auto flex items-center gap-2.5 rounded-full py-2 pr-2 font-reading text-base font-medium"
            aria-label="Throughline, home"
          >
            <Mark className="h-6" />
            <span className="max-[26rem]:hidden">Throughline</span>
          </Link>
          <nav aria-label="Pages" className="flex items-center">
            {links.map(({ to, name }) => (
              <NavLink
                key={to}
                to={to}
                end
                className="relative flex min-h-11 items-center px-3 text-sm font-medium text-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-1.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent"
              >
                {name}
              </NavLink>
            ))}
          </nav>
          <ThemeToggle />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  );
}
