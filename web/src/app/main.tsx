import "../ui/tokens.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { Unreachable } from "../api/problem";
import { router } from "./router";

const queries = new QueryClient({
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

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
