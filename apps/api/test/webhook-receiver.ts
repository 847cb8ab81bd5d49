import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { ownAddress } from "../src/public-url.ts";

export type Received = { path: string; headers: Record<string, string>; body: string };

/** A webhook receiver that records what it gets, and responds with a set status or not at all. */
export async function openReceiver() {
  const received: Received[] = [];
  const state = { status: 200, isSilent: false };
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    received.push({ path: request.url ?? "", headers, body });
    if (state.isSilent) return;
    response.writeHead(state.status, { location: "/elsewhere" }).end("heard");
  };
  const server = createServer((request, response) => void hear(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `${ownAddress(server)}/hook`,
    received,
    state,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
