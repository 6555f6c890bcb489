import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, done, take } from "./client";
import type { InterviewOutcome, Replay, Session, SessionEvent } from "./types";

const pageSize = 50;
const eventsAtOnce = 1000;

/** SessionFilter narrows a list of sessions down; what is absent does not count. */
export interface SessionFilter {
  kind?: string;
  done?: "true" | "false";
}

/** keys name what is kept of the server's data. */
export const keys = {
  status: ["status"] as const,
  documents: ["documents"] as const,
  allSessions: ["sessions"] as const,
  sessions: (filter: SessionFilter) => ["sessions", "list", filter] as const,
  recent: (limit: number) => ["sessions", "recent", limit] as const,
  session: (id: string) => ["session", id] as const,
  blueprint: (id: string) => ["session", id, "blueprint"] as const,
  outcome: (id: string) => ["session", id, "outcome"] as const,
  events: (id: string) => ["session", id, "events"] as const,
};

export const statusQuery = queryOptions({
  queryKey: keys.status,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/status", { signal })),
});

export const documentsQuery = queryOptions({
  queryKey: keys.documents,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/documents", { signal })).documents,
});

export function recentQuery(limit: number) {
  return queryOptions({
    queryKey: keys.recent(limit),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/sessions", { params: { query: { limit } }, signal })).sessions,
  });
}

/** sessionsQuery lists sessions, latest first, a page at a time. */
export function sessionsQuery(filter: SessionFilter) {
  return infiniteQueryOptions({
    queryKey: keys.sessions(filter),
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: pageSize, ...filter, ...pageParam };
      return take(await client.GET("/api/v1/sessions", { params: { query }, signal })).sessions;
    },
    initialPageParam: {},
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return last && page.length === pageSize ? { before: last.updated, before_id: last.id } : undefined;
    },
  });
}

export function sessionQuery(id: string) {
  return queryOptions({
    queryKey: keys.session(id),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/sessions/{id}", { params: { path: { id } }, signal })),
  });
}

/** blueprintQuery is what stays the same through a game, so it is asked for once. */
export function blueprintQuery(id: string) {
  return queryOptions({
    queryKey: keys.blueprint(id),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/sessions/{id}/blueprint", { params: { path: { id } }, signal })),
    staleTime: Infinity,
  });
}

export function eventsQuery(id: string) {
  return queryOptions({
    queryKey: keys.events(id),
    queryFn: ({ signal }) => wholeLog(id, signal),
  });
}

/** eventsAt is a session's log as it was at a version; a later version shows it until its own is there. */
export function eventsAt(id: string, version: number) {
  return queryOptions({
    queryKey: [...keys.events(id), version] as const,
    queryFn: ({ signal }) => wholeLog(id, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

/** outcomeAt is what an interview came to at a version, for owners; a later version shows it until its own is there. */
export function outcomeAt(id: string, version: number) {
  return queryOptions({
    queryKey: [...keys.outcome(id), version] as const,
    queryFn: async ({ signal }): Promise<InterviewOutcome> => {
      const { outcome } = take(await client.GET("/api/v1/sessions/{id}/outcome", { params: { path: { id } }, signal }));
      if (!("slots" in outcome)) throw new Error("the session is no interview");
      return outcome;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

async function wholeLog(id: string, signal: AbortSignal): Promise<SessionEvent[]> {
  const all: SessionEvent[] = [];
  for (;;) {
    const query = { after: all.at(-1)?.version ?? 0, limit: eventsAtOnce };
    const { events } = take(
      await client.GET("/api/v1/sessions/{id}/events", { params: { path: { id }, query }, signal }),
    );
    all.push(...events);
    if (events.length < eventsAtOnce) return all;
  }
}

/** open begins a session on a document. The key makes a repeated call open one session only. */
export async function open(kind: string, document: string, key: string): Promise<Session> {
  return take(
    await client.POST("/api/v1/sessions", {
      params: { header: { "Idempotency-Key": key } },
      body: { kind, document },
    }),
  );
}

/** fork begins a session that shares another's past up to and including a turn. */
export async function fork(id: string, turn: number): Promise<Session> {
  return take(await client.POST("/api/v1/sessions/{id}/fork", { params: { path: { id } }, body: { turn } }));
}

/** replay has the server decide a session again from its log. */
export async function replay(id: string): Promise<Replay> {
  return take(await client.GET("/api/v1/sessions/{id}/replay", { params: { path: { id } } }));
}

/** erase deletes a session, its forks, and everything kept about them. */
export async function erase(id: string): Promise<void> {
  done(await client.DELETE("/api/v1/sessions/{id}", { params: { path: { id } } }));
}

/** withdraw takes all that was said in a session back, for whoever said it: everything is erased. */
export async function withdraw(id: string): Promise<void> {
  done(await client.POST("/api/v1/sessions/{id}/withdraw", { params: { path: { id } } }));
}
