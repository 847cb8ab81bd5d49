import {
  endpoints,
  type EndpointName,
  type Endpoints,
  type ResponseOf,
} from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import { authenticate, isSessionOpen } from "./auth.ts";
import type { Deps } from "../deps.ts";
import { languageOf } from "./language.ts";
import type { Principal } from "./principal.ts";
import { limitCall } from "./limits/rate-limits.ts";
import { repeatWhole } from "./repeat-whole.ts";
import { routeOf, type Output } from "./route-of.ts";

export type Call<N extends EndpointName> = {
  params: Output<Endpoints[N], "params">;
  query: Output<Endpoints[N], "query">;
  body: Output<Endpoints[N], "body">;
  principal: Principal;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Registers one call of the contract: schemas, authorisation and handler. */
export function serve<N extends EndpointName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  handle: (call: Call<N>) => Promise<ResponseOf<N>>,
): void {
  const endpoint: Endpoint = endpoints[name];
  app.route({
    ...routeOf(name, endpoint),
    handler: async (request, reply) => {
      // Rate limits count an idempotent retry once.
      await repeatWhole(endpoint, request, reply, () => limitCall(deps, request, name));
      return repeatWhole(endpoint, request, reply, async () => {
        const principal = await principalFor(endpoint, request, deps);
        reply.code(endpoint.status);
        const answer = await handle({
          params: request.params,
          query: request.query,
          body: request.body,
          principal,
          language: languageOf(request),
          request,
          reply,
        } as Call<N>);
        return endpoint.status === 204 ? reply.send() : answer;
      });
    },
  });
}

async function principalFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  deps: Deps,
): Promise<Principal> {
  if (endpoint.auth !== "bearer") return { kind: "nobody" };
  const principal = await authenticate(request, deps);
  if (!endpoint.callers.includes(principal.kind)) {
    throw new ApiProblem(principal.kind === "nobody" ? "unauthorized" : "forbidden");
  }
  // Calls that exclude guests concern an account: a revoked session must lose access at once (OPEN-05).
  const isAboutAccount = principal.kind === "user" && !endpoint.callers.includes("guest");
  if (isAboutAccount && !(await isSessionOpen(deps.db, principal.sessionId, deps.clock.now()))) {
    throw new ApiProblem("expired_token");
  }
  return principal;
}
