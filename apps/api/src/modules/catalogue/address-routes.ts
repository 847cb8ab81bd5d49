import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { callerKey } from "../../http/limits/caller.ts";
import { serve } from "../../http/serve.ts";
import { addressCheck } from "./check-address.ts";

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  const check = addressCheck(deps);
  serve(app, deps, "validateAddress", ({ body, request }) => check(body, callerKey(deps, request)));
}
