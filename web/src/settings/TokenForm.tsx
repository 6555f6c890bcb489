import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { wholeNumber } from "../access/wholeNumber";
import { accessKeys, createToken } from "../api/access";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import type { NewToken } from "../api/types";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Field } from "../ui/Field";

const mostDays = 3650;

/** TokenForm asks what a token is for and how long it lasts. */
export function TokenForm({ onMade }: { onMade: (made: NewToken) => void }) {
  const queries = useQueryClient();
  const [label, setLabel] = useState("");
  const [days, setDays] = useState("90");
  const lasts = wholeNumber(days, 1, mostDays);
  const making = useMutation({
    mutationFn: (until: number) => createToken(label.trim(), until),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: accessKeys.tokens });
      void queries.invalidateQueries({ queryKey: accessKeys.audit });
      onMade(made);
    },
  });
  const ready = label.trim() !== "" && lasts !== undefined && !making.isPending;
  return (
    <form
      aria-label="New token"
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) making.mutate(lasts);
      }}
    >
      <Field
        label="Label"
        hint="What will use it, so that you know what to revoke."
        required
        maxLength={100}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Field
        label="Days"
        inputMode="numeric"
        hint="How long it works."
        fault={lasts === undefined ? `A number from 1 to ${mostDays}.` : undefined}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      {making.isError && <ErrorNote sentence={sentenceOf(making.error)} details={diagnosticsOf(making.error)} />}
      <div className="flex justify-end">
        <Button type="submit" look="primary" aria-disabled={!ready}>
          {making.isPending ? "Making the token…" : "Make the token"}
        </Button>
      </div>
    </form>
  );
}
