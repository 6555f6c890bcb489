import type { InterviewInput, InterviewView } from "../api/types";
import { underway } from "../turn/phase";
import { TurnError } from "../turn/TurnError";
import type { Turn } from "../turn/useTurn";
import { Button } from "../ui/Button";
import { Pending } from "../ui/Pending";

interface Props {
  study: InterviewView["study"];
  turn: Turn<InterviewInput>;
}

/** ConsentScreen says what the study is and what one agrees to; nothing is asked before. */
export function ConsentScreen({ study, turn }: Props) {
  const pending = underway(turn.phase);
  const send = (consent: boolean) => !pending && turn.send({ consent });
  return (
    <>
      <h1 className="font-reading text-display font-medium tracking-[-0.015em]">{study.title}</h1>
      {study.welcome !== undefined && <Paragraphs text={study.welcome} className="mt-5 text-speech" />}
      <section aria-labelledby="consent" className="mt-9 border-l-2 border-accent pl-5">
        <h2 id="consent" className="text-sm font-semibold">
          What you agree to
        </h2>
        <Paragraphs text={study.consent} className="mt-2" />
        {study.researcher !== undefined && (
          <p className="mt-3 text-sm text-muted">Questions about the study: {study.researcher}</p>
        )}
      </section>
      <div className="mt-9">
        <TurnError turn={turn} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" aria-disabled={pending !== undefined} onClick={() => send(true)}>
            I agree, begin
          </Button>
          <Button aria-disabled={pending !== undefined} onClick={() => send(false)}>
            No, thanks
          </Button>
          <span role="status">
            {pending && <Pending label={pending.name === "lost" ? "Connecting again" : "One moment"} />}
          </span>
        </div>
      </div>
    </>
  );
}

/** Paragraphs sets a text as it is written, an empty line apart. */
function Paragraphs({ text, className }: { text: string; className: string }) {
  return (
    <div className={`space-y-3 font-reading ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
