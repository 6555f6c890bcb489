import { queryOptions } from "@tanstack/react-query";
import { client, take } from "./client";
import type { Trial } from "./types";

/** modelsQuery is which model does what, and what it may cost. */
export const modelsQuery = queryOptions({
  queryKey: ["models"] as const,
  queryFn: async ({ signal }) => take(await client.GET("/api/v1/models", { signal })),
});

/** testModel has the server call the model of a role once. */
export async function testModel(role: string): Promise<Trial> {
  return take(await client.POST("/api/v1/models/{role}/test", { params: { path: { role } } }));
}
