import { useEffect, useRef, type ReactNode } from "react";

/** Arrival is the heading of a screen: it takes the focus when the screen comes up, so that nobody is left where nothing is. */
export function Arrival({ children, className = "" }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`font-reading font-medium outline-none ${className}`}>
      {children}
    </h1>
  );
}
