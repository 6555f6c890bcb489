import { useState, type ComponentProps } from "react";
import { Button } from "./Button";
import { Field } from "./Field";

/** PasswordField hides what is typed until one asks to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "beside">) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      beside={
        <Button
          look="plain"
          className="shrink-0"
          aria-label={shown ? "Hide the password" : "Show the password"}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </Button>
      }
    />
  );
}
