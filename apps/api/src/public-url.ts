import type { Env } from "./env.ts";

/** Where people reach us; links in mails start with it. */
export const publicUrl = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, "");

/** Where the console is: a passkey cannot belong to an address in numbers, so without a name it is at localhost. */
export const consoleUrl = (env: Env): string =>
  env.PUBLIC_URL ? publicUrl(env) : `http://localhost:${env.PORT}`;
