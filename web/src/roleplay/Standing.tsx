import type { Conversation } from "../api/types";

type State = Conversation["standing"];

const states: State[] = ["hostile", "strained", "neutral", "cooperative", "trusting"];

interface Props {
  name: string;
  state: State;
}

/** Standing shows quietly how the character feels towards the learner. */
export function Standing({ name, state }: Props) {
  return (
    <p className="flex items-center gap-2 text-xs text-muted" title={`${name} is ${state} towards you`}>
      <span aria-hidden className="flex items-center gap-1">
        {states.map((each) => (
          <span key={each} className={`rounded-full ${each === state ? "size-2 bg-accent" : "size-1 bg-edge"}`} />
        ))}
      </span>
      <span className="sr-only">{name} is </span>
      {state}
    </p>
  );
}
