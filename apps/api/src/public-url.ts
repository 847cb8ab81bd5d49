import type { Env } from "./env.ts";
import type { Server } from "node:http";

/** Where people reach us; links in mails start with it. */
export const publicUrl = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, "");

/** Nobody but this machine reaches us: no public address, or one of the loopback interface. */
export const isOnThisMachine = ({ PUBLIC_URL }: Env): boolean =>
  !PUBLIC_URL || LOOPBACK.test(new URL(PUBLIC_URL).hostname);
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Where the console is: a passkey cannot belong to an address in numbers, so without a name it is at localhost. */
export const consoleUrl = (env: Env): string =>
  env.PUBLIC_URL ? publicUrl(env) : `http://localhost:${env.PORT}`;

/** Where a server reaches itself; with PORT=0 nobody knows before it listens. */
export function ownAddress(server: Pick<Server, "address">): string {
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("This server does not listen yet.");
  if (at.address === "0.0.0.0" || at.address === "::") return `http://localhost:${at.port}`;
  const host = at.family === "IPv6" ? `[${at.address}]` : at.address;
  return `http://${host}:${at.port}`;
}
