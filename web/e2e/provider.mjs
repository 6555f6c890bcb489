import { createServer } from "node:http";

/**
 * Provider is a model behind real connections: a server that streams replies in the chat protocol that most servers of
 * models speak. What it replies is a function's to say: texts that are sent one after the other, or promises of them.
 */
export class Provider {
  #server;
  #answer;
  /** heard is what it was asked, in order. */
  heard = [];
  /** hungUp counts the replies that nobody waited for to the end. */
  hungUp = 0;

  static async start(answer) {
    const provider = new Provider();
    provider.#answer = answer;
    provider.#server = createServer((request, response) => void provider.#reply(request, response));
    await new Promise((listening) => provider.#server.listen(0, "127.0.0.1", listening));
    return provider;
  }

  /** config is the throughline.yaml of a server that asks it. */
  get config() {
    const base = `http://127.0.0.1:${this.#server.address().port}/v1`;
    return `kind: throughline/v1\nmodels: {provider: openai, base_url: "${base}", model: scripted}\n`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #reply(request, response) {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    this.heard.push(JSON.parse(body));
    response.on("close", () => !response.writableEnded && this.hungUp++);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    const send = (choices, usage) =>
      response.write(
        `data: ${JSON.stringify({ object: "chat.completion.chunk", model: "scripted", choices, usage })}\n\n`,
      );
    for (const piece of this.#answer(this.heard.length))
      send([{ index: 0, delta: { content: await piece }, finish_reason: null }]);
    send([{ index: 0, delta: {}, finish_reason: "stop" }]);
    send([], { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 });
    response.end("data: [DONE]\n\n");
  }
}
