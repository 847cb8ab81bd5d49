import type { Env } from "./env.ts";
import type { Server } from "node:http";

/** Public address; links in mails start with it. */
export const publicUrl = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, "");

/** Only this machine can reach the server: no public address, or a loopback one. */
export const isOnThisMachine = ({ PUBLIC_URL }: Env): boolean =>
  !PUBLIC_URL || LOOPBACK.test(new URL(PUBLIC_URL).hostname);
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Address of the console. Passkeys need a host name, so the fallback is localhost instead of an IP address. */
export const consoleUrl = (env: Env): string =>
  env.PUBLIC_URL ? publicUrl(env) : `http://localhost:${env.PORT}`;

/** The server's own address; with PORT=0 it is known only after listening. */
export function ownAddress(server: Pick<Server, "address">): string {
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("This server does not listen yet.");
  if (at.address === "0.0.0.0" || at.address === "::") return `http://localhost:${at.port}`;
  const host = at.family === "IPv6" ? `[${at.address}]` : at.address;
  return `http://${host}:${at.port}`;
}
