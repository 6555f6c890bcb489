import { useEffect, useLayoutEffect, useRef } from "react";

const near = 240;

/** useFoot keeps the end of a growing page in sight, unless the reader scrolled up. */
export function useFoot(lines: number, letters: number, question: string | undefined) {
  const foot = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      follows.current = scrollHeight - clientHeight - scrollTop < near;
    };
    // A keyboard that opens on the screen takes the end of the page away.
    const stay = () => {
      if (follows.current) foot.current?.scrollIntoView({ block: "end" });
    };
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", stay);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", stay);
    };
  }, []);

  // A new line is always shown; its words pull the page along only for someone who is at the end.
  useLayoutEffect(() => {
    follows.current = true;
    foot.current?.scrollIntoView({ block: "end" });
  }, [lines, question]);
  useLayoutEffect(() => {
    if (follows.current) foot.current?.scrollIntoView({ block: "end" });
  }, [letters]);

  return foot;
}
