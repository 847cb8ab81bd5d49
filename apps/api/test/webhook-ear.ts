import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { ownAddress } from "../src/public-url.ts";

export type WebhookEar = {
  url: string;
  /** The bodies of accepted webhooks. */
  heard: string[];
  /** Responds with a server error. */
  isDeaf: boolean;
  close(): Promise<void>;
};

/** A receiver of the payment service's webhooks. */
export async function openWebhookEar(): Promise<WebhookEar> {
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    if (!ear.isDeaf) ear.heard.push(body);
    response.writeHead(ear.isDeaf ? 500 : 200).end();
  };
  const server = createServer((request, response) => void hear(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const ear: WebhookEar = {
    url: `${ownAddress(server)}/webhook`,
    heard: [],
    isDeaf: false,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return ear;
}
