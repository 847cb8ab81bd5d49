import { connect, type AddressInfo, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";

/** A bare connection to a listening app, for requests that no client of ours sends. */
export async function connectTo(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  // A connection that is cut off may end with a system error.
  return socket.on("error", () => undefined);
}

/** Sends lines verbatim and returns the whole response. */
export async function rawRequest(app: FastifyInstance, ...lines: string[]): Promise<string> {
  const socket = await connectTo(app);
  socket.write(`${[...lines, "host: local", "connection: close"].join("\r\n")}\r\n\r\n`);
  return text(socket);
}
