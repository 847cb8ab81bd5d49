import type { ToolName } from "@waslijn/contract/customer/assistants";
import type { AssistantScope } from "@waslijn/contract/customer/assistant-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { generalLimit } from "../../http/limits/general-limit.ts";
import { isFromOwnPage } from "../../http/own-origin.ts";
import { problems } from "../../http/problems.ts";
import { refuseForeignHost } from "./foreign-host.ts";
import { findGrant, findGrantByAccess, type GrantRow } from "./grants-repository.ts";
import { challenge, MCP_PATH as PATH, resourceOf } from "./oauth/metadata.ts";
import { ACCESS_TOKEN } from "./oauth/tokens.ts";

const BODY_LIMIT = 64 * 1024;
const ACCESS_CODE = /^wla_[\w-]{43}$/;

/** Tools that act for a customer, and the scope each needs. The others are open to everyone. */
const NEEDED_SCOPES: Partial<Record<ToolName, AssistantScope>> = {
  list_orders: "read",
  follow_order: "read",
  place_order: "order",
  move_order: "change",
  cancel_order: "cancel",
};

/** The Model Context Protocol without sessions: every request is self-contained and answered with JSON. */
export async function mcpRoute(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    problems(scope);
    generalLimit(scope, deps);
    scope.removeContentTypeParser("text/plain");
    scope.addHook("onRequest", async (request) => refuseOtherSites(deps, request));
    scope.post(PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      // One message per request: a batch would pass a hundred calls through the rate limit as one.
      if (Array.isArray(request.body)) throw new ApiProblem("malformed_request");
      const grant = await grantOf(deps, request, reply);
      checkScope(deps, request, reply, grant);
      const call = { deps, request, grant };
      // Imported on first use: it is a third of the code a node loads, and few nodes receive assistants' calls.
      const { answerMessage } = await import("./answer-message.ts");
      const response = await answerMessage(call);
      const text = await response.text();
      return reply
        .code(response.status)
        .headers({ ...Object.fromEntries(response.headers), "cache-control": "no-store" })
        .send(text);
    });
    scope.route({
      method: ["GET", "DELETE"],
      url: PATH,
      handler: async (_request, reply) => {
        reply.header("allow", "POST");
        throw new ApiProblem("method_not_allowed");
      },
    });
  });
}

/** Refuses cross-origin requests and, against DNS rebinding, foreign Host headers. */
function refuseOtherSites({ env }: Deps, request: FastifyRequest): void {
  refuseForeignHost(env, request);
  if (request.headers.origin !== undefined && !isFromOwnPage(env, request)) {
    throw new ApiProblem("forbidden");
  }
}

/**
 * Undefined without a token, as reading needs none. Any other token that is not valid is answered with a challenge, also
 * for a tool that needs none: otherwise a client whose access ended would not learn of it. Misses have no limit of their
 * own: nobody guesses 256 bits, and one assistant's host, which keeps sending a code that has ended, serves many customers.
 */
async function grantOf(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GrantRow | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  reply.header("www-authenticate", challenge(deps.env, request, "invalid_token"));
  const token = /^Bearer +([\w-]+) *$/i.exec(authorization)?.[1] ?? "";
  const now = deps.clock.now();
  const grant = ACCESS_TOKEN.test(token)
    ? await findGrantByAccess(deps.db, token, resourceOf(deps.env, request), now)
    : ACCESS_CODE.test(token)
      ? await findGrant(deps.db, token, now)
      : undefined;
  if (!grant) throw new ApiProblem("unauthorized");
  reply.removeHeader("www-authenticate");
  return grant;
}

/**
 * Tools for a customer challenge a caller without a token, and one whose grant does not cover them (RFC 6750). Listing
 * tools and reading prices stay open: an assistant can be tried before anyone signs in.
 */
function checkScope(
  { env }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  grant: GrantRow | undefined,
): void {
  const needed = neededScope(request.body);
  if (!needed || grant?.may.includes(needed)) return;
  if (!grant) {
    reply.header("www-authenticate", challenge(env, request));
    throw new ApiProblem("unauthorized");
  }
  const scopes = [...grant.may, needed];
  reply.header("www-authenticate", challenge(env, request, "insufficient_scope", scopes));
  throw new ApiProblem("forbidden");
}

type Message = { method?: unknown; params?: { name?: unknown } };

function neededScope(body: unknown): AssistantScope | undefined {
  const { method, params } = (body ?? {}) as Message;
  const name = method === "tools/call" ? params?.name : undefined;
  return typeof name === "string" && Object.hasOwn(NEEDED_SCOPES, name)
    ? NEEDED_SCOPES[name as ToolName]
    : undefined;
}
