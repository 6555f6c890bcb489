import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMe } from "../access/useMe";
import type { Debrief, RoleplaySession } from "../api/types";
import { Button } from "../ui/Button";
import { buttonClass } from "../ui/look";
import { Moment } from "../ui/Moment";
import { FactFate } from "./FactFate";
import { tally } from "./fate";
import { TalkLookedBack } from "./TalkLookedBack";
import { YourCall } from "./YourCall";

interface Props {
  session: RoleplaySession;
  debrief: Debrief;
  /** onRead opens a conversation again. */
  onRead: (id: string) => void;
}

/** DebriefPage is what the log shows, to be read on the screen or on paper. */
export function DebriefPage({ session, debrief, onRead }: Props) {
  const me = useMe();
  const { scenario } = session.view;
  const taken = debrief.facts.filter(({ fate }) => fate === "acknowledged");
  const missed = debrief.facts.filter(({ fate }) => fate !== "acknowledged");
  return (
    <article
      lang={scenario.language || undefined}
      className="mx-auto w-full max-w-3xl px-4 pt-8 pb-20 sm:px-8 sm:pt-14"
    >
      <title>{`Debrief · ${scenario.title} · Throughline`}</title>
      <p className="text-sm text-muted">
        Debrief · <Moment at={session.updated} exact="day" />
      </p>
      <h1 className="mt-1 font-reading text-display font-medium tracking-[-0.015em]">{scenario.title}</h1>
      <p className="mt-4 font-reading text-speech">{tally(debrief)}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>Print</Button>
        {session.view.with !== "" && (
          <Button look="plain" onClick={() => onRead(debrief.talks.find(({ met }) => met)?.character ?? "")}>
            Read the conversations again
          </Button>
        )}
        {me?.who === "owner" && (
          <Link to={`/sessions/${session.id}`} className={buttonClass("plain")}>
            See the record
          </Link>
        )}
      </div>

      {debrief.call && <YourCall call={debrief.call} question={scenario.question} />}

      {missed.length > 0 && (
        <Section id="missed" title="What passed you by">
          <ul className="space-y-7 print:space-y-4">
            {missed.map((fact) => (
              <FactFate key={`${fact.character}-${fact.fact}`} fact={fact} />
            ))}
          </ul>
        </Section>
      )}
      {taken.length > 0 && (
        <Section id="taken" title="What you took in">
          <ul className="space-y-7 print:space-y-4">
            {taken.map((fact) => (
              <FactFate key={`${fact.character}-${fact.fact}`} fact={fact} />
            ))}
          </ul>
        </Section>
      )}

      <Section id="talks" title="How the conversations went">
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 print:grid-cols-3 print:gap-x-6 print:gap-y-5">
          {debrief.talks.map((talk) => (
            <TalkLookedBack key={talk.character} talk={talk} onRead={onRead} />
          ))}
        </ul>
      </Section>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-14 print:mt-6">
      <h2 id={id} className="mb-5 font-reading text-title font-medium print:mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
