import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const startWithin = 20_000;

/** Server is the real binary on a database of its own, which outlives the process and goes with erase. */
export class Server {
  #folder;
  #child;
  #binary;
  /** base is where it is reached; the port stays the same over a restart. */
  base = "";

  constructor(binary, folder) {
    this.#binary = binary;
    this.#folder = folder;
  }

  static async start(binary) {
    const server = new Server(binary, await mkdtemp(path.join(tmpdir(), "throughline-e2e-")));
    await server.restart();
    return server;
  }

  async restart() {
    const address = this.base === "" ? "127.0.0.1:0" : new URL(this.base).host;
    const config = path.join(this.#folder, "throughline.yaml");
    const child = spawn(this.#binary, ["serve", "--addr", address, "--db", this.#database(), "--config", config]);
    this.#child = child;
    let said = "";
    this.base = await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), startWithin);
      const read = (chunk) => {
        said += String(chunk);
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (address) resolve(address[0]);
        if (address) clearTimeout(timer);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** configure writes files beside the database, throughline.yaml among them, and starts the server anew. */
  async configure(files) {
    await this.crash();
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(this.#folder, name), text);
    await this.restart();
  }

  /** pause stops the process where it is: connections are taken, nothing is answered. */
  pause() {
    this.#child.kill("SIGSTOP");
  }

  /** crash ends the process as a power cut would. */
  async crash() {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  /** differing decides every session again from its log and returns what differs, or nothing. */
  async differing() {
    await this.crash();
    const { code, said } = await this.command("replay", "--all", "--verify");
    return code === 0 ? "" : `replay ended with ${code}: ${said}`;
  }

  /** command runs another command of the binary on the same database. */
  async command(...args) {
    const child = spawn(this.#binary, [...args, "--db", this.#database()]);
    let said = "";
    child.stdout.on("data", (chunk) => (said += String(chunk)));
    child.stderr.on("data", (chunk) => (said += String(chunk)));
    const code = await new Promise((resolve) => child.once("exit", resolve));
    return { code, said };
  }

  /** own adds an owner, from when on the server asks who one is. */
  async own(name, password) {
    await this.crash();
    const file = path.join(this.#folder, "password");
    await writeFile(file, password, { mode: 0o600 });
    const { code, said } = await this.command("owner", "add", name, "--password-file", file);
    if (code !== 0) throw new Error(`owner add ended with ${code}: ${said}`);
    await this.restart();
  }

  #database() {
    return `sqlite:${path.join(this.#folder, "sessions.db")}`;
  }

  async erase() {
    await this.crash();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
