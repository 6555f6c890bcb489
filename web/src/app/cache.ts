import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { accessKeys } from "../api/access";
import { needsSignIn, Unreachable } from "../api/problem";

/** newCache keeps what the server said. When it says that nobody is signed in, it is asked who this is. */
export function newCache(): QueryClient {
  const onError = (error: unknown) => {
    if (needsSignIn(error)) void cache.invalidateQueries({ queryKey: accessKeys.me });
  };
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // The server's own answers are final; only a missing answer is worth asking for again.
        retry: (failures, error) => error instanceof Unreachable && failures < 2,
        retryDelay: (failures) => 500 * 2 ** failures,
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return cache;
}
