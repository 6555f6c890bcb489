import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { licenses } from "./licenses.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), licenses(import.meta.dirname)],
  build: {
    // The content security policy allows files of our own origin only: nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ["chrome123", "firefox121", "safari17.5"],
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: { "/api": process.env["THROUGHLINE_URL"] ?? "http://127.0.0.1:8080" },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
