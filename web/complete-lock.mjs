// Some registries list only the optional packages that fit the machine that asks. A lock file written there lacks the
// others, and `npm ci` refuses it. This adds what package.json files name but the lock file does not have, so that one lock
// file serves every platform: npm run lock.
import { readFileSync, writeFileSync } from "node:fs";

const systems = ["android", "darwin", "freebsd", "openharmony", "win32", "linux", "aix", "netbsd", "openbsd", "sunos"];
const processors = ["arm64", "x64", "ppc64", "s390x", "arm", "ia32", "riscv64", "loong64", "wasm32"];

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const packages = lock.packages;

/** present tells whether a package at this path of the tree would find the other one installed. */
function present(path, name) {
  for (let base = path; base; base = base.slice(0, Math.max(0, base.lastIndexOf("/node_modules/")))) {
    if (packages[`${base}/node_modules/${name}`]) return true;
    if (!base.includes("/node_modules/")) break;
  }
  return Boolean(packages[`node_modules/${name}`]);
}

/** entry is what the lock file says of an optional package: for which machines it is, which its name tells. */
function entry(name, range, dev) {
  const words = name.split("/").at(-1).split("-");
  const one = (known) => known.filter((word) => words.includes(word)).slice(0, 1);
  const os = one(systems);
  const cpu = one(processors);
  const libc = words.includes("musl") ? ["musl"] : os[0] === "linux" && words.includes("gnu") ? ["glibc"] : [];
  return {
    version: range.replace(/^[\^~]/, ""),
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length && { os }),
    ...(libc.length && { libc }),
  };
}

let added = 0;
for (const [path, each] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(each.optionalDependencies ?? {})) {
    if (present(path, name)) continue;
    packages[`node_modules/${name}`] = entry(name, range, each.dev);
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, JSON.stringify(lock, null, 2) + "\n");
console.log(`${added} optional packages of other platforms added to package-lock.json`);
