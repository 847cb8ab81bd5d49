import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { allowAssistant, stopAssistant, userOf } from "./allow-assistant.ts";
import { listGrants } from "./grants-repository.ts";

/** Routes with which a customer creates, lists and revokes assistants' grants. */
export function grantRoutes(app: FastifyInstance, deps: Deps): void {
  const list = (userId: string) => listGrants(deps.db, userId, deps.clock.now());

  serve(app, deps, "listAssistants", ({ principal }) => list(userOf(principal).userId));

  serve(app, deps, "allowAssistant", async ({ principal, body }) => {
    const customer = userOf(principal);
    const { id, token } = await allowAssistant(deps, customer, body);
    const assistant = (await list(customer.userId)).find((one) => one.id === id);
    if (!assistant) throw new ApiProblem("unavailable");
    return { assistant, token };
  });

  serve(app, deps, "stopAssistant", async ({ principal, params }) => {
    await stopAssistant(deps, userOf(principal).userId, params.id);
    return null;
  });
}
