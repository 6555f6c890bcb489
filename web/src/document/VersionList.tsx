import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Version } from "../api/types";
import { Moment } from "../ui/Moment";
import { size, sizeChange } from "./size";
import { by } from "./who";

interface Props {
  /** at is the address of the document. */
  at: string;
  versions: Version[];
  chosen: number | undefined;
}

/** VersionList strings the versions of a document on the line, the newest first. */
export function VersionList({ at, versions, chosen }: Props) {
  const list = useRef<HTMLElement>(null);

  // A long list is scrolled by itself: what was chosen is in sight there.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && link) list.current.scrollTop = link.offsetTop - list.current.clientHeight / 2;
  }, [chosen]);

  return (
    <nav
      ref={list}
      aria-label="Versions"
      className="relative lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-1"
    >
      <ol reversed>
        {versions.map((each, index) => {
          const before = versions[index + 1];
          const current = each.version === chosen;
          return (
            <li key={each.version} className="relative pb-2 pl-7 last:pb-0">
              {before && <span aria-hidden className="absolute top-5 -bottom-5 left-[0.3125rem] w-0.5 bg-accent" />}
              <span
                aria-hidden
                className={`absolute top-4 left-0 size-3 rounded-full border-2 border-accent ${current ? "bg-accent" : "bg-paper"}`}
              />
              <Link
                to={`${at}/versions/${each.version}`}
                aria-current={current ? "page" : undefined}
                className="block rounded-lg px-2 py-2 hover:bg-sunk aria-[current=page]:bg-sunk"
              >
                <span className={`block text-sm ${current ? "font-semibold" : "font-medium"}`}>
                  Version {each.version}
                  {index === 0 && ", as it is now"}
                </span>
                <span className="block text-xs text-muted">
                  <Moment at={each.updated} />
                  {by(each.who)} · {size(each.bytes)}
                  {before && sizeChange(each.bytes - before.bytes)}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
