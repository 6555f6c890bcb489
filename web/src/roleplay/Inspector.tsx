import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { diagnosticsOf, sentenceOf } from "../api/problem";
import { eventsAt } from "../api/queries";
import type { RoleplaySession } from "../api/types";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorNote } from "../ui/ErrorNote";
import { Loading } from "../ui/Loading";
import { Rail } from "../ui/Rail";
import { TurnPicker } from "../turn/TurnPicker";
import { nodeName } from "./fate";
import { talksOf } from "./log";
import { firstName, memberOf } from "./people";
import { TurnDetail } from "./TurnDetail";
import { drawn, walkedUntil } from "./walkDrawn";

interface Props {
  session: RoleplaySession;
  /** shown is whose conversation is looked into. */
  shown: string;
  /** spread sets the walk beside the turn, where there is room. */
  spread?: boolean;
}

/** Inspector shows an owner what code decided in a conversation, turn by turn; the turn is in the address. */
export function Inspector({ session, shown, spread = false }: Props) {
  const Heading = spread ? "h3" : "h2";
  const events = useQuery(eventsAt(session.id, session.version));
  const [params, setParams] = useSearchParams();
  if (events.isPending) return <Loading label="Loading what was decided" rows={4} />;
  if (!events.data)
    return (
      <ErrorNote
        sentence={sentenceOf(events.error)}
        details={diagnosticsOf(events.error)}
        action={<Button onClick={() => void events.refetch()}>Try again</Button>}
      />
    );
  const talk = talksOf(events.data).find(({ character }) => character === shown);
  if (!talk)
    return <EmptyState title="Nothing to look into yet">The walk is drawn when the conversation begins.</EmptyState>;

  const asked = Number(params.get("turn"));
  const exchange = talk.exchanges.find(({ turn }) => turn === asked) ?? talk.exchanges.at(-1);
  const latest = exchange === talk.exchanges.at(-1);
  const look = (turn: number) =>
    setParams(
      (before) => {
        before.set("turn", String(turn));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const name = firstName(memberOf(session.view, shown)?.name ?? shown);

  return (
    <div
      className={
        spread ? "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]" : "space-y-7"
      }
    >
      <section aria-labelledby="walk">
        <Heading id="walk" className="mb-1 text-sm font-semibold">
          The walk with {name}
        </Heading>
        <p className="mb-4 text-xs text-muted">A square is a gate, a diamond a pivot, a dashed way is conditional.</p>
        <Rail
          label={`The walk with ${name}`}
          stops={drawn(talk.stops)}
          walked={walkedUntil(talk, exchange)}
          here={latest ? talk.here : (exchange?.next ?? "")}
          chosen={exchange?.node ?? ""}
          onChoose={(id) => {
            const last = talk.exchanges.findLast(({ node }) => node === id);
            if (last) look(last.turn);
          }}
        />
      </section>
      {exchange ? (
        <div className="min-w-0 space-y-7">
          <TurnPicker
            turns={talk.exchanges.map(({ turn, node, decision, guards, faults }) => ({
              turn,
              about: `${nodeName(node)}, ${decision}`,
              marked: guards.length + faults.length > 0,
            }))}
            chosen={exchange.turn}
            onChoose={look}
          />
          <TurnDetail talk={talk} exchange={exchange} heading={Heading} />
        </div>
      ) : (
        <p className="text-sm text-muted">Nothing was decided yet: the greeting is no exchange.</p>
      )}
    </div>
  );
}
