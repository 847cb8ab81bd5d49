import { postalDigits } from "@waslijn/contract/shared/rules";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { requestArea } from "./request-area.ts";
import { isServed } from "./service-areas-repository.ts";

export function serviceAreaRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkServiceArea", async ({ query }) => ({
    isFound: await isServed(deps.db, postalDigits(query.postalCode)),
  }));

  serve(app, deps, "requestServiceArea", async ({ body, language }) => {
    await requestArea(deps, body, language);
    return null;
  });
}
