import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, done, reach, take } from "./client";
import { problemFrom, Unreachable } from "./problem";
import { keys } from "./queries";
import type { Diagnostic, DocumentText, Draft, Results, Saved, Version } from "./types";

/** documentKeys name what is kept of documents. */
export const documentKeys = {
  one: (kind: string, id: string) => [...keys.documents, kind, id] as const,
  versions: (kind: string, id: string) => [...documentKeys.one(kind, id), "versions"] as const,
  version: (kind: string, id: string, version: number) => [...documentKeys.versions(kind, id), version] as const,
  results: (kind: string, document: string, invite: string) => ["results", kind, document, invite] as const,
};

export function documentQuery(kind: string, id: string) {
  return queryOptions({
    queryKey: documentKeys.one(kind, id),
    queryFn: async ({ signal }) =>
      take(await client.GET("/api/v1/documents/{kind}/{id}", { params: { path: { kind, id } }, signal })),
    // What is edited must not change under the editor's hands.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

/** versionsQuery lists the changes of an own document whose texts are kept, newest first. */
export function versionsQuery(kind: string, id: string) {
  return queryOptions({
    queryKey: documentKeys.versions(kind, id),
    queryFn: async ({ signal }): Promise<Version[]> =>
      take(await client.GET("/api/v1/documents/{kind}/{id}/versions", { params: { path: { kind, id } }, signal }))
        .versions,
  });
}

/** versionQuery is an own document as a change left it, which stays what it is. */
export function versionQuery(kind: string, id: string, version: number) {
  return queryOptions({
    queryKey: documentKeys.version(kind, id, version),
    queryFn: async ({ signal }) =>
      take(
        await client.GET("/api/v1/documents/{kind}/{id}/versions/{version}", {
          params: { path: { kind, id, version } },
          signal,
        }),
      ),
    staleTime: Infinity,
  });
}

/** save keeps a document in place of the revision it was made from; without one it must be new. */
export async function save(kind: string, id: string, text: string, revision?: string): Promise<Saved> {
  const header = revision === undefined ? {} : { "If-Match": revision === "*" ? "*" : `"${revision}"` };
  return take(
    await client.PUT("/api/v1/documents/{kind}/{id}", { params: { path: { kind, id }, header }, body: { text } }),
  );
}

export async function deleteDocument(kind: string, id: string): Promise<void> {
  done(await client.DELETE("/api/v1/documents/{kind}/{id}", { params: { path: { kind, id } } }));
}

/** readDocument is a document as it is kept now. */
export async function readDocument(kind: string, id: string): Promise<DocumentText> {
  return take(await client.GET("/api/v1/documents/{kind}/{id}", { params: { path: { kind, id } } }));
}

/** checkQuery is what is wrong with a text; the last findings stay until the new ones are there. */
export function checkQuery(text: string) {
  return queryOptions({
    queryKey: ["check", text] as const,
    queryFn: async ({ signal }): Promise<Diagnostic[]> =>
      take(await client.POST("/api/v1/check", { body: { text }, signal })).diagnostics,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 10_000,
  });
}

interface Brief {
  text: string;
  /** name is that of the file it was read from, if any; it says the format. */
  name: string;
  template: boolean;
}

/** draft has a document written from a brief, or from notes. */
export async function draft(kind: string, { text, name, template }: Brief, signal: AbortSignal): Promise<Draft> {
  return take(await client.POST("/api/v1/drafts", { body: { kind, brief: text, name, template }, signal }));
}

/** resultsQuery is how everyone fared who came to a document by an invitation. */
export function resultsQuery(kind: string, document: string, invite: string) {
  return queryOptions({
    queryKey: documentKeys.results(kind, document, invite),
    queryFn: async ({ signal }): Promise<Results> => {
      const found = take(
        await client.GET("/api/v1/results/{kind}/{document}", {
          params: { path: { kind, document }, query: invite === "" ? {} : { invite } },
          headers: { Accept: "application/json" },
          signal,
        }),
      );
      if (typeof found === "string") throw new Unreachable();
      return found;
    },
  });
}

/** resultsTable fetches the same as a CSV file. */
export async function resultsTable(kind: string, document: string, invite: string): Promise<Blob> {
  const query = new URLSearchParams({ format: "csv", ...(invite !== "" && { invite }) });
  const response = await reach(
    `/api/v1/results/${encodeURIComponent(kind)}/${encodeURIComponent(document)}?${query.toString()}`,
  );
  if (!response.ok) throw problemFrom(await response.json().catch(() => undefined), response.status);
  return response.blob();
}
