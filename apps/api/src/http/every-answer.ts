import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";

/** What every answer says, be it a page, a file, a redirect or an error. */
export function everyAnswerHeaders(env: Env): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    ...(env.PUBLIC_URL?.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

export function everyAnswer(app: FastifyInstance, env: Env): void {
  const headers = everyAnswerHeaders(env);
  app.addHook("onSend", async (_request, reply) => void reply.headers(headers));
}
