import type { FastifyInstance } from "fastify";
import { openapi } from "./openapi.ts";

/** The OpenAPI document; `pages/api-docs` renders the page for people. */
export function openapiRoute(app: FastifyInstance): void {
  let json: string | undefined;
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send((json ??= JSON.stringify(openapi()))),
  );
}
