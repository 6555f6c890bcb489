import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accessKeys, invite } from "../api/access";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import type { DocumentHead, InviteRequest, NewInvite } from "../api/types";
import { kindOf } from "../session/kind";
import { Button } from "../ui/Button";
import { ErrorNote } from "../ui/ErrorNote";
import { Field } from "../ui/Field";
import { Radio } from "../ui/Radio";
import { wholeNumber } from "./wholeNumber";

const mostPlaces = 10_000;
const mostDays = 3650;

interface Props {
  document: Pick<DocumentHead, "kind" | "id" | "title">;
  onMade: (made: NewInvite) => void;
}

/** InviteForm asks whom a link is for and how long it lasts. */
export function InviteForm({ document, onMade }: Props) {
  const queries = useQueryClient();
  const [whom, setWhom] = useState<"one" | "class">("one");
  const [label, setLabel] = useState("");
  const [limit, setLimit] = useState("30");
  const [days, setDays] = useState("14");
  const making = useMutation({
    mutationFn: (request: InviteRequest) => invite(request),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: accessKeys.invites });
      onMade(made);
    },
  });

  const many = whom === "class";
  const interview = kindOf(document.kind) === "interview";
  const places = many ? wholeNumber(limit, 1, mostPlaces) : 1;
  const lasts = wholeNumber(days, 0, mostDays);
  const make = () => {
    if (making.isPending || places === undefined || lasts === undefined) return;
    const kind = kindOf(document.kind);
    making.mutate({ kind, document: document.id, label: label.trim(), class: many, limit: places, days: lasts });
  };

  return (
    <form
      aria-label="Invite"
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <Radio
        legend="For whom"
        value={whom}
        onChange={setWhom}
        choices={[
          { value: "one", label: "One person", hint: "The first who joins takes the only place." },
          {
            value: "class",
            label: interview ? "Many people" : "A class",
            hint: interview
              ? "Each gives a nickname and is interviewed alone."
              : "Each gives a nickname and plays alone.",
          },
        ]}
      />
      <Field
        label="Label"
        hint="For you, to tell links apart; guests do not see it."
        maxLength={100}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {many && (
          <Field
            label="Places"
            inputMode="numeric"
            hint="How many may join."
            fault={places === undefined ? `A number from 1 to ${mostPlaces}.` : undefined}
            value={limit}
            onChange={(event) => setLimit(event.target.value)}
          />
        )}
        <Field
          label="Days"
          inputMode="numeric"
          hint="How long it can be joined; 0 is for ever."
          fault={lasts === undefined ? `A number from 0 to ${mostDays}.` : undefined}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      {making.isError && <ErrorNote sentence={sentenceOf(making.error)} details={diagnosticsOf(making.error)} />}
      <div className="flex justify-end">
        <Button
          type="submit"
          look="primary"
          aria-disabled={making.isPending || places === undefined || lasts === undefined}
        >
          {making.isPending ? "Making the link…" : "Make the link"}
        </Button>
      </div>
    </form>
  );
}
