import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../../deps.ts";
import { languageOf } from "../../../http/language.ts";
import { generalLimit } from "../../../http/limits/general-limit.ts";
import { AUTHORIZE_LIMIT, REGISTER_LIMIT } from "../../../http/limits/limits.ts";
import { takeCallersHit } from "../../../http/limits/rate-limits.ts";
import { ownOrigin } from "../../../http/own-origin.ts";
import { problems } from "../../../http/problems.ts";
import { refuseForeignHost } from "../foreign-host.ts";
import { answerUri, requester, signedRequest } from "./authorization-request.ts";
import { openClients, registerClient } from "./clients.ts";
import {
  OAUTH_PATHS,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
  resourceOf,
  ROOT_METADATA_PATH,
  SERVER_METADATA_PATH,
  serverMetadata,
} from "./metadata.ts";
import { OAuthError } from "./oauth-error.ts";
import { exchangeToken, revokeToken } from "./tokens.ts";

const BODY_LIMIT = 16 * 1024;
const FORM = "application/x-www-form-urlencoded";

/**
 * OAuth 2.1 for assistants, as the Model Context Protocol asks (OPEN-04): metadata, authorization, tokens, registration
 * and revocation. Public clients only. Nothing here reads a cookie: consent is a call with the customer's own token.
 */
export async function oauthRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { env } = deps;
  const findClient = openClients(deps);
  await app.register(async (scope) => {
    problems(scope);
    generalLimit(scope, deps);
    scope.removeContentTypeParser("text/plain");
    scope.addContentTypeParser(
      FORM,
      { parseAs: "string", bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.addHook("onRequest", async (request) => refuseForeignHost(env, request));
    scope.addHook("onSend", async (_request, reply) => {
      reply.header("referrer-policy", "no-referrer");
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    });

    // Public documents: a client in a browser may read them from its own site.
    for (const [path, document] of [
      [RESOURCE_METADATA_PATH, resourceMetadata],
      [ROOT_METADATA_PATH, resourceMetadata],
      [SERVER_METADATA_PATH, serverMetadata],
    ] as const) {
      scope.get(path, async (request, reply) =>
        reply
          .headers({ "access-control-allow-origin": "*", "cache-control": "public, max-age=300" })
          .send(document(env, request)),
      );
    }

    scope.get(OAUTH_PATHS.authorize, async (request, reply) => {
      await takeCallersHit(deps, request, "oauth-authorize", AUTHORIZE_LIMIT);
      return reply.redirect(await nextAddress(request), 303);
    });
    scope.post(OAUTH_PATHS.register, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await takeCallersHit(deps, request, "oauth-register", REGISTER_LIMIT);
      return answering(reply, async () => reply.code(201).send(registerClient(deps, request.body)));
    });
    scope.post(OAUTH_PATHS.token, { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answering(reply, async () =>
        reply.send(await exchangeToken(deps, formOf(request), resourceOf(env, request))),
      ),
    );
    scope.post(OAUTH_PATHS.revoke, { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answering(reply, async () => {
        await revokeToken(deps, formOf(request));
        return reply.send({});
      }),
    );
  });

  /** The consent page, the client's own address with an error, or our page that says that the request is wrong. */
  async function nextAddress(request: FastifyRequest): Promise<string> {
    const query = new URLSearchParams(request.url.split("?")[1] ?? "");
    const page = `/${languageOf(request)}/assistant`;
    const issuer = ownOrigin(env, request);
    let asker: Awaited<ReturnType<typeof requester>> | undefined;
    try {
      asker = await requester(query, (id) => findClient(id, request));
      const context = { resource: resourceOf(env, request), issuer };
      // In the hash: neither a log nor a Referer header sees it.
      return `${page}#${signedRequest(deps, query, asker, context)}`;
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      if (!asker) return page;
      const state = query.getAll("state").length === 1 ? query.get("state") : null;
      return answerUri({ redirectUri: asker.redirectUri, state, issuer }, error.body);
    }
  }
}

function formOf({ body }: FastifyRequest): URLSearchParams {
  if (body instanceof URLSearchParams) return body;
  throw new OAuthError("invalid_request", `the body must be ${FORM}`);
}

async function answering(
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return reply.code(400).send(error.body);
  }
}
