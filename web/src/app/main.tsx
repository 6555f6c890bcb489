import "../ui/tokens.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { newCache } from "./cache";
import { router } from "./router";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={newCache()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
