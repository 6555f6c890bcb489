import { money, seconds } from "../ui/amounts";
import { Block } from "../ui/Block";
import { nodeName } from "./fate";
import type { Exchange, Talk } from "./log";

interface Props {
  talk: Talk;
  exchange: Exchange;
  /** heading is the level below that of what it stands in. */
  heading: "h2" | "h3";
}

/** TurnDetail is all that was decided in one turn, and on what grounds. */
export function TurnDetail({ talk, exchange, heading: Heading }: Props) {
  const { report, evidence, guards, faults } = exchange;
  return (
    <section aria-labelledby="looked-at" className="space-y-5">
      <div>
        <Heading id="looked-at" className="font-reading text-speech font-medium">
          Turn {exchange.turn}: {nodeName(exchange.node)}
          {exchange.next !== "" && exchange.next !== exchange.node && ` to ${nodeName(exchange.next)}`}
        </Heading>
        <p className="mt-1 border-l-2 border-accent pl-3">
          <span className="font-semibold">Rule {exchange.rule}.</span> {exchange.reason}
        </p>
        {exchange.commands.length > 0 && <p className="mt-1 text-xs text-muted">{exchange.commands.join(", ")}</p>}
      </div>

      <Facts
        title="Report"
        rows={[
          ["Satisfied", report.satisfied ? "yes" : "no"],
          ["Detour", report.detour ? "yes" : "no"],
          ["Engagement", String(report.engagement)],
          ["Choice", report.choice],
          ["Skip", report.skip ? "yes" : ""],
          ["Mood", exchange.mood],
          ["Standing after", String(exchange.standing)],
          ["Held", exchange.held > 0 ? `${exchange.held} of ${talk.backstop}` : ""],
          ["Handed over", exchange.received],
          ["Sent on to", exchange.sentTo],
        ]}
      />

      {evidence && (
        <div>
          <Facts
            title={evidence.found ? "Evidence: found" : "Evidence: not found"}
            rows={[
              ["Score", evidence.score.toFixed(2)],
              ["Figures", evidence.figures.join(", ")],
              ["Words", evidence.words.join(", ")],
            ]}
          />
          {evidence.quote !== "" && <blockquote className="mt-2 font-reading text-sm">“{evidence.quote}”</blockquote>}
        </div>
      )}

      {guards.length > 0 && (
        <div>
          <p className="text-sm font-semibold">Guards that fired</p>
          <ul className="mt-1 space-y-2 text-sm">
            {guards.map((fired, index) => (
              <li key={index} className="border-l-2 border-edge pl-3">
                <span className="font-medium">{fired.guard}</span>
                {fired.why !== "" && <> on “{fired.why}”</>}, {fired.done}
                <span className="block text-muted">{fired.sentence}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {faults.length > 0 && (
        <div>
          <p className="text-sm font-semibold">What went wrong on the way</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {faults.map((fault, index) => (
              <li key={index}>{fault}</li>
            ))}
          </ul>
        </div>
      )}

      <Facts title="Who spoke" rows={spent(exchange)} />
      <div>
        <Block title="System prompt" text={talk.system} />
        <Block title="User prompt" text={exchange.user} />
        <Block title="Raw reply" text={exchange.raw || exchange.speech} />
        <Block title="Reply after one repair" text={exchange.mended} />
      </div>
    </section>
  );
}

function spent({ actor, calls, tokens, cost, firstMS, totalMS }: Exchange): [string, string][] {
  return [
    ["By", actor],
    ["Calls", calls > 0 ? String(calls) : ""],
    ["Tokens", tokens ? `${tokens.read} read, ${tokens.cached} from the cache, ${tokens.written} written` : ""],
    ["Cost", cost === undefined ? "" : money(cost / 1e6)],
    ["First words", firstMS > 0 ? seconds(firstMS) : ""],
    ["Whole line", totalMS > 0 ? seconds(totalMS) : ""],
  ];
}

/** Facts lists what is known and leaves out what is not. */
function Facts({ title, rows }: { title: string; rows: [string, string][] }) {
  const known = rows.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <div>
      <p className="text-sm font-semibold">{title}</p>
      <dl className="mt-1 grid grid-cols-[max-content_1fr] gap-x-4 text-sm">
        {known.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
