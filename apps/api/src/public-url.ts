import type { Env } from "./env.ts";

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
