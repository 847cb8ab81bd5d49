import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { ownAddress } from "../src/public-url.ts";
import { MOLLIE_ANSWERS, NO_SUCH_PAYMENT, type Answer } from "./mollie-answers.ts";

type ReceivedRequest = {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
};
/** Instead of a documented response: raw text, a closed connection, or a timeout. */
type Trouble = Answer | { raw: string } | "cut off" | "silent";

export type MollieStandIn = {
  url: string;
  requests: ReceivedRequest[];
  /** Queues failures for the next requests. */
  meet(...trouble: Trouble[]): void;
  close(): Promise<void>;
};

/** Serves Mollie's documented responses locally. */
export async function standInForMollie(): Promise<MollieStandIn> {
  const requests: ReceivedRequest[] = [];
  const troubles: Trouble[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? "/", "http://mollie.example");
    const { method = "GET", headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    const trouble = troubles.shift();
    if (trouble === "silent") return;
    if (trouble === "cut off") return void response.destroy();
    if (trouble && "raw" in trouble) return void response.end(trouble.raw);
    const known = MOLLIE_ANSWERS[`${method} ${url.pathname.replace("/v2", "")}`];
    const { status, body } = trouble ?? known ?? NO_SUCH_PAYMENT;
    response.writeHead(status, { "content-type": "application/hal+json" });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `${ownAddress(server)}/v2`,
    requests,
    meet: (...next) => void troubles.push(...next),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
