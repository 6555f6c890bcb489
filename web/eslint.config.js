import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

const domains = [
  "access",
  "document",
  "game",
  "interview",
  "roleplay",
  "turn",
  "home",
  "results",
  "session",
  "settings",
  "app",
];

export default ts.config(
  { ignores: ["dist", "node_modules", "src/api/schema.ts", "e2e/output"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...ts.configs.strictTypeChecked, hooks.configs.flat.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "max-lines": ["error", { max: 250 }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/api/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only src/api talks to the server." },
        { name: "EventSource", message: "Only src/api talks to the server." },
      ],
    },
  },
  {
    files: ["src/ui/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [...domains, "api"].map((name) => ({
            group: [`**/${name}/*`],
            message: "src/ui knows no domain.",
          })),
        },
      ],
    },
  },
  {
    files: ["e2e/**/*.mjs", "public/*.js", "*.mjs"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        requestAnimationFrame: "readonly",
        setTimeout: "readonly",
        clearTimeout: "readonly",
        document: "readonly",
        window: "readonly",
        localStorage: "readonly",
        navigator: "readonly",
        performance: "readonly",
      },
    },
    rules: { "max-lines": ["error", { max: 250 }] },
  },
);
