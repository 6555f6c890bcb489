import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";
import { Page } from "../ui/Page";

/** CodePage is where a class types the code that stands on the board. */
export function CodePage() {
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const typed = code.replace(/[\s-]/g, "");
  const fault = typed === "" ? "Type the code you were given." : typed.length > 12 ? "A code is shorter." : undefined;
  return (
    <Page title="Join with a code" lead="Type the code you were given. Capitals, spaces and dashes do not matter.">
      <form
        aria-label="Code"
        noValidate
        className="max-w-sm space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (fault !== undefined) box.current?.focus();
          else void navigate(`/join/${encodeURIComponent(typed.toUpperCase())}`);
        }}
      >
        <Field
          ref={box}
          label="Code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          className="font-mono text-title tracking-widest uppercase"
          fault={tried ? fault : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="primary">
          Go on
        </Button>
      </form>
    </Page>
  );
}
