import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

interface Manifest {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/** licenses writes licenses.txt into the build: what is shipped, under which terms, with their full text. */
export function licenses(root: string): Plugin {
  return {
    name: "licenses",
    apply: "build",
    generateBundle() {
      const source = [...shipped(root)].sort().map(([name, text]) => `${name}\n\n${text.trim()}\n`);
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: source.join(`\n${"-".repeat(72)}\n\n`) });
    },
  };
}

/** shipped finds every package that the app stands on, directly or not, and its licence. */
function shipped(root: string, found = new Map<string, string>(), manifest = manifestOf(root)): Map<string, string> {
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const folder = path.join(root, "node_modules", name);
    const its = manifestOf(folder);
    const key = `${name} ${its.version} (${its.license ?? "see below"})`;
    if (found.has(key)) continue;
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    found.set(key, file ? readFileSync(path.join(folder, file), "utf8") : "");
    shipped(root, found, its);
  }
  return found;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
}
