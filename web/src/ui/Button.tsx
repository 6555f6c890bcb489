import type { ComponentProps } from "react";
import { buttonClass, type Look } from "./look";

interface Props extends ComponentProps<"button"> {
  look?: Look;
}

/** Button does something on this page; what leads to another page is a link. */
export function Button({ look = "quiet", className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}
