import type { Env } from "./env.ts";

/** Where people reach us; links in mails start with it. */
export const publicUrl = (env: Env): string =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/+$/, "");
