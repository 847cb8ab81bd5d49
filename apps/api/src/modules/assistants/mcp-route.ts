import type { FastifyInstance, FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { generalLimit } from "../../http/limits/general-limit.ts";
import { LINK_MISS_LIMIT } from "../../http/limits/limits.ts";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import { isFromOwnPage } from "../../http/own-origin.ts";
import { problems } from "../../http/problems.ts";
import { findGrant, type GrantRow } from "./grants-repository.ts";

const PATH = "/mcp";
const BODY_LIMIT = 64 * 1024;
const GRANT_MISSES = {
  name: "grant",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("unauthorized"),
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
      const call = { deps, request, grant: await grantOf(deps, request) };
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
  const { origin, host = "" } = request.headers;
  const hostname = URL.parse(`http://${host}`)?.hostname ?? "";
  const isOurs = env.PUBLIC_URL ? hostname === new URL(env.PUBLIC_URL).hostname : isLocal(hostname);
  if (!isOurs || (origin !== undefined && !isFromOwnPage(env, request))) {
    throw new ApiProblem("forbidden");
  }
}

const isLocal = (hostname: string): boolean =>
  hostname === "localhost" || isIP(hostname.replace(/^\[(.*)\]$/, "$1")) !== 0;

/** Undefined without a token, as reading needs none. A wrong token counts towards the miss limit. */
async function grantOf(deps: Deps, request: FastifyRequest): Promise<GrantRow | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const token = /^Bearer (wla_[\w-]{43})$/i.exec(authorization)?.[1];
  const lookup = async () => token && findGrant(deps.db, token, deps.clock.now());
  return countingMisses(deps, request, async () => (await lookup()) || undefined, GRANT_MISSES);
}
