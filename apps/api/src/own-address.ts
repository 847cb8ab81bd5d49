import type { Server } from "node:http";

/** Where a server reaches itself; with PORT=0 nobody knows before it listens. */
export function ownAddress(server: Pick<Server, "address">): string {
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("This server does not listen yet.");
  if (at.address === "0.0.0.0" || at.address === "::") return `http://localhost:${at.port}`;
  const host = at.family === "IPv6" ? `[${at.address}]` : at.address;
  return `http://${host}:${at.port}`;
}
