import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { Unreachable } from "../api/problem";
import { keys } from "../api/queries";
import { act, newKey } from "../api/turns";
import { isGame, type GameSession } from "../api/types";
import { idle, moveAt, nextMove, pending, type Deed, type Move } from "./move";

const patience = [500, 1000, 2000, 4000];
const nothing = () => undefined;

/** Hand is how a player acts. */
export interface Hand {
  move: Move;
  /** play makes moves one after the other; while one is on its way, others are not taken. */
  play: (...deeds: Deed[]) => void;
  dismiss: () => void;
}

/** useMove sends what a player does and shows what the server made of it, through lost connections too. */
export function useMove(session: GameSession): Hand {
  const queries = useQueryClient();
  const [state, happen] = useReducer(nextMove, idle);
  const move = moveAt(state, session.version);
  const under = useRef<AbortController>(null);

  useEffect(() => () => under.current?.abort(), []);

  async function run(deeds: Deed[], signal: AbortSignal) {
    let now = session;
    for (const deed of deeds) {
      happen({ type: "sent", deed });
      try {
        now = await send(now, deed, signal);
      } catch (error) {
        if (signal.aborted) return;
        // What stands on the page may be old: another page of the same player may have gone on.
        await queries.invalidateQueries({ queryKey: keys.session(session.id), exact: true });
        // That the time is up is said by whichever page is first; the others only have to look.
        if (deed.do === "time") happen({ type: "answered", version: 0 });
        else happen({ type: "refused", error });
        return;
      }
    }
    happen({ type: "answered", version: now.version });
  }

  /** send asks again for as long as no answer comes. The key stays the same, so the move counts once. */
  async function send(now: GameSession, deed: Deed, signal: AbortSignal): Promise<GameSession> {
    const input = { ...deed, at: now.view.at, move: now.view.move };
    const action = { input, key: newKey(), turn: now.turn };
    for (let attempt = 0; ; attempt++) {
      try {
        const after = await act(session.id, action, nothing, signal);
        // A look that began before must not put the past over it.
        void queries.cancelQueries({ queryKey: keys.session(session.id), exact: true });
        queries.setQueryData(keys.session(session.id), after);
        if (!isGame(after)) throw new Error("a game became something else");
        return after;
      } catch (error) {
        if (!(error instanceof Unreachable) || signal.aborted) throw error;
        happen({ type: "lost" });
        await pause(patience[Math.min(attempt, patience.length - 1)] ?? 4000, signal);
      }
    }
  }

  return {
    move,
    play: (...deeds) => {
      if (pending(move)) return;
      under.current = new AbortController();
      void run(deeds, under.current.signal);
    },
    dismiss: () => happen({ type: "dismissed" }),
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
