import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { Unreachable } from "../api/problem";
import { keys, sessionQuery } from "../api/queries";
import { act, newKey, type Action } from "../api/turns";
import type { Input, Session } from "../api/types";
import { idle, nextPhase, phaseAt, type Arrived, type Happening, type Phase } from "./phase";

const patience = [500, 1000, 2000, 4000];

/** Turn is how a person acts in a session. */
export interface Turn<Done extends Input> {
  phase: Phase<Done>;
  send: (input: Done) => void;
  /** again sends a refused action once more; it is the same action, so it counts once. */
  again: () => void;
  /** dismiss forgets a refused action. */
  dismiss: () => void;
}

/** Outcome is told what became of an action, when the page knows it. */
export interface Outcome<Done extends Input> {
  onSent: (action: Action<Done>) => void;
  onSettled: (action: Action<Done>) => void;
  onRefused: (action: Action<Done>) => void;
}

/** useTurn sends what a person does and follows it to its end, through lost connections too. */
export function useTurn<Done extends Input>(
  session: Session,
  arrived: Arrived<Done>,
  outcome: Outcome<Done>,
): Turn<Done> {
  const queries = useQueryClient();
  const [phase, happen] = useReducer<Phase<Done>, [Happening<Done>]>(nextPhase, idle);
  const under = useRef<AbortController>(null);

  useEffect(() => () => under.current?.abort(), []);

  async function run(action: Action<Done>) {
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    happen({ type: "sent", action });
    outcome.onSent(action);
    try {
      const after = await act(session.id, action, (speech) => happen({ type: "heard", speech }), signal);
      settle(action, after);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Unreachable) happen({ type: "lost" });
      await findOut(action, error, signal);
    }
  }

  /** findOut asks the server what became of an action that was not answered, for as long as it takes. */
  async function findOut(action: Action<Done>, error: unknown, signal: AbortSignal) {
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        const now = await queries.query({ ...sessionQuery(session.id), staleTime: 0, retry: false });
        if (arrived(now, action)) settle(action, now);
        else refuse(action, error);
        return;
      } catch (failure) {
        if (!(failure instanceof Unreachable)) {
          refuse(action, failure);
          return;
        }
        await pause(patience[Math.min(attempt, patience.length - 1)] ?? 4000, signal);
      }
    }
  }

  function settle(action: Action<Done>, after: Session) {
    queries.setQueryData(keys.session(session.id), after);
    void queries.invalidateQueries({ queryKey: keys.allSessions });
    happen({ type: "answered", version: after.version });
    outcome.onSettled(action);
  }

  function refuse(action: Action<Done>, error: unknown) {
    happen({ type: "refused", error });
    outcome.onRefused(action);
  }

  return {
    phase: phaseAt(phase, session, arrived),
    send: (input) => void run({ input, key: newKey(), turn: session.turn }),
    again: () => {
      if (phase.name === "refused") void run(phase.action);
    },
    dismiss: () => {
      if (phase.name === "refused") happen({ type: "dismissed" });
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
