import { queryOptions } from "@tanstack/react-query";
import { client, done, take } from "./client";
import type { InviteRequest, Joined, NewInvite, NewToken } from "./types";

/** accessKeys name what is kept of who may do what. */
export const accessKeys = {
  me: ["me"] as const,
  owners: ["owners"] as const,
  tokens: ["tokens"] as const,
  audit: ["audit"] as const,
  invites: ["invites"] as const,
  guests: (invite: string) => ["invites", invite, "guests"] as const,
  invitation: (token: string) => ["invitation", token] as const,
};

/** meQuery asks who the server takes this browser for. It is asked again when that may have changed, not before. */
export const meQuery = queryOptions({
  queryKey: accessKeys.me,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/me", { signal })),
  staleTime: Infinity,
});

export const ownersQuery = queryOptions({
  queryKey: accessKeys.owners,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/owners", { signal })).owners,
});

export const tokensQuery = queryOptions({
  queryKey: accessKeys.tokens,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/tokens", { signal })).tokens,
});

/** auditQuery lists what owners did, latest first. */
export const auditQuery = queryOptions({
  queryKey: accessKeys.audit,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/audit", { signal })).entries,
});

export const invitesQuery = queryOptions({
  queryKey: accessKeys.invites,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/invites", { signal })).invites,
});

export function guestsQuery(id: string) {
  return queryOptions({
    queryKey: accessKeys.guests(id),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/invites/{id}/guests", { params: { path: { id } }, signal })).guests,
  });
}

/** invitationQuery is what a link invites to. It is not asked again unasked: the server counts how often one knocks. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: accessKeys.invitation(token),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/join/{token}", { params: { path: { token } }, signal })),
    staleTime: Infinity,
  });
}

export async function signIn(name: string, password: string): Promise<void> {
  done(await client.POST("/api/v1/sign-in", { body: { name, password } }));
}

export async function signOut(): Promise<void> {
  done(await client.POST("/api/v1/sign-out"));
}

/** invite makes a link. The server keeps no copy that it could show again. */
export async function invite(request: InviteRequest): Promise<NewInvite> {
  return take(await client.POST("/api/v1/invites", { body: request }));
}

/** revokeInvite closes a link to newcomers. */
export async function revokeInvite(id: string): Promise<void> {
  done(await client.DELETE("/api/v1/invites/{id}", { params: { path: { id } } }));
}

/** join opens a guest's session. The key makes a repeated call take one place only. */
export async function join(token: string, nickname: string, key: string): Promise<Joined> {
  return take(
    await client.POST("/api/v1/join/{token}", {
      params: { path: { token }, header: { "Idempotency-Key": key } },
      body: { nickname },
    }),
  );
}

/** createToken makes a token for programs. The server keeps no copy that it could show again. */
export async function createToken(label: string, days: number): Promise<NewToken> {
  return take(await client.POST("/api/v1/tokens", { body: { label, days } }));
}

export async function revokeToken(id: string): Promise<void> {
  done(await client.DELETE("/api/v1/tokens/{id}", { params: { path: { id } } }));
}
