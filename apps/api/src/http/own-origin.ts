import type { FastifyRequest } from "fastify";
import type { Env } from "../env.ts";

/** The origin of our pages: PUBLIC_URL, or else the request's Host header. */
export const ownOrigin = (env: Env, { headers }: Pick<FastifyRequest, "headers">): string =>
  env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://${headers.host ?? ""}`;

/** Checks the Origin header, which another site's page cannot forge. */
export const isFromOwnPage = (env: Env, request: Pick<FastifyRequest, "headers">): boolean =>
  request.headers.origin === ownOrigin(env, request);
