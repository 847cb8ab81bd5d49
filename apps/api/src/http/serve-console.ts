import {
  type ConsoleCallName,
  consoleEndpoints,
  type ConsoleEndpoints,
  type ConsoleResponseOf,
  type StaffCallName,
} from "@waslijn/contract/console/endpoints";
import type { ConsoleEndpoint } from "@waslijn/contract/console/console-endpoint";
import type { Language } from "@waslijn/contract/shared/constants";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../api-problem.ts";
import type { Deps } from "../deps.ts";
import { languageOf } from "./language.ts";
import { limitCall } from "./limits/rate-limits.ts";
import { requireHubOfOrder } from "./own-hub.ts";
import { isFromOwnPage } from "./own-origin.ts";
import { repeatWhole } from "./repeat-whole.ts";
import { routeOf, type Output } from "./route-of.ts";
import { confirmedUntil, readStaffSession, type Staff } from "./staff-session.ts";
import { type OpenTablet, readTablet } from "./staff-tablet.ts";

export type ConsoleCallOf<N extends ConsoleCallName> = {
  params: Output<ConsoleEndpoints[N], "params">;
  query: Output<ConsoleEndpoints[N], "query">;
  body: Output<ConsoleEndpoints[N], "body">;
  /** Undefined for calls that sign in or that a tablet makes. */
  staff: N extends StaffCallName ? Staff : undefined;
  tablet: ConsoleEndpoints[N]["auth"] extends "tablet" ? OpenTablet : undefined;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Registers one call of the console. Its roles are defined only in the contract. */
export function serveConsole<N extends ConsoleCallName>(
  app: FastifyInstance,
  deps: Deps,
  name: N,
  handle: (call: ConsoleCallOf<N>) => Promise<ConsoleResponseOf<N>>,
): void {
  const endpoint: ConsoleEndpoint = consoleEndpoints[name];
  if (!app.hasRequestDecorator("staff")) {
    app.decorateRequest("staff");
    app.decorateRequest("tablet");
  }
  app.route({
    ...routeOf(name, endpoint),
    // Before the body is parsed, so that an unauthorised caller gets no validation errors.
    onRequest: async (request, reply) => {
      // Rate limits count an idempotent retry once.
      await repeatWhole(endpoint, request, reply, () => limitCall(deps, request, name));
      await repeatWhole(endpoint, request, reply, async () => {
        if (endpoint.method !== "GET" && !isFromOwnPage(deps.env, request)) {
          throw new ApiProblem("forbidden");
        }
        if (endpoint.auth === "tablet") request.tablet = await readTablet(deps, request, reply);
        request.staff = await staffFor(endpoint, deps, request, reply);
      });
    },
    handler: (request, reply) =>
      repeatWhole(endpoint, request, reply, async () => {
        reply.code(endpoint.status);
        const answer = await handle({
          params: request.params,
          query: request.query,
          body: request.body,
          staff: request.staff,
          tablet: request.tablet,
          language: languageOf(request),
          request,
          reply,
        } as ConsoleCallOf<N>);
        return endpoint.status === 204 ? reply.send() : answer;
      }),
  });
}

async function staffFor(
  endpoint: ConsoleEndpoint,
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Staff | undefined> {
  if (endpoint.auth !== "cookie") return undefined;
  const staff = await readStaffSession(deps, request, reply);
  const isForbidden = staff.isOnTablet && !endpoint.tablet;
  if (isForbidden || !endpoint.roles.includes(staff.role)) throw new ApiProblem("forbidden");
  const { number } = request.params as { number?: string };
  if (number !== undefined) await requireHubOfOrder(deps.db, staff, number);
  if (endpoint.passkeyAgain && !confirmedUntil(staff, deps.clock.now())) {
    throw new ApiProblem("passkey_needed");
  }
  return staff;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set after authentication of a console call. */
    staff: Staff | undefined;
    /** Set for calls of a shared tablet. */
    tablet: OpenTablet | undefined;
  }
}
