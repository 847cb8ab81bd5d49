import type { FastifyRequest } from "fastify";
import type { Env } from "../env.ts";

/** Where our own pages are: PUBLIC_URL says it, and without it this machine goes by the name it is asked by. */
export const ownOrigin = (env: Env, { headers }: Pick<FastifyRequest, "headers">): string =>
  env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://${headers.host ?? ""}`;

/** A browser names the page that changes something; another site's page cannot name ours. */
export const isFromOwnPage = (env: Env, request: Pick<FastifyRequest, "headers">): boolean =>
  request.headers.origin === ownOrigin(env, request);
