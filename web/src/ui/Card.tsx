import type { ComponentProps } from "react";

/** Card sets one thing apart from others like it. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`rounded-card border border-rule bg-raised p-5 sm:p-6 ${className}`} {...rest} />;
}
