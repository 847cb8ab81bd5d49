import { currentBusiness } from "@waslijn/contract/shared/brands/business";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as after } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { readStaffCookie } from "../http/staff-cookie.ts";
import { lastEvent } from "../modules/orders/orders-repository.ts";
import type { ConsoleWeb } from "./console-build.ts";
import { withBusiness, type DrawDocument } from "./console.ts";

/** Timeout of server rendering; after it the browser renders the screen. */
const PATIENCE_MS = 1000;

/** The API refused: not signed in, or the role has no such screen. */
class Refused extends Error {}

/**
 * Renders a staff screen on the server from the API's own calls, with the caller's permissions, session and rate
 * limits. On any failure the browser renders it instead.
 */
export function drawsConsole(
  app: FastifyInstance,
  deps: Deps,
  web: ConsoleWeb,
  patienceMs = PATIENCE_MS,
): DrawDocument {
  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const { build, builtOf } = await web.load();
    const source = build.drawnSource(request.url);
    if (source === undefined) return undefined;
    const language = build.languageAskedFor(request.headers);
    const { ask, renew } = asking(app, request, language);
    const { document, ...files } = builtOf(source);
    const drawing = async (): Promise<string | undefined> =>
      build.draw({
        url: request.url,
        language,
        now: deps.clock.now(),
        event: await lastEvent(deps.db),
        ask,
        built: { document: withBusiness(document), ...files },
        business: currentBusiness(),
      });
    const html = await Promise.race([drawing(), after(patienceMs, undefined, { ref: false })]);
    if (html === undefined) return undefined;
    renew(reply);
    return { html, language };
  };
  return async (request, reply) => {
    if (!readStaffCookie(deps.env, request)) return undefined;
    try {
      return await draw(request, reply);
    } catch (error) {
      if (!(error instanceof Refused)) request.log.warn({ err: error }, "a screen was not drawn");
      return undefined;
    }
  };
}

/** Calls the API with the cookies and address of the request. */
function asking(app: FastifyInstance, { headers, ip }: FastifyRequest, language: string) {
  const cookies = new Set<string>();
  return {
    ask: async (url: string): Promise<unknown> => {
      const answer = await app.inject({
        url,
        headers: { host: headers.host, cookie: headers.cookie, "accept-language": language },
        remoteAddress: ip,
      });
      if (answer.statusCode !== 200) throw new Refused(`${url}: ${answer.statusCode}`);
      for (const cookie of [answer.headers["set-cookie"] ?? []].flat()) cookies.add(cookie);
      return answer.json();
    },
    /** Forwards session cookies that the calls renewed. */
    renew: (reply: FastifyReply): void => {
      if (cookies.size > 0) reply.header("set-cookie", [...cookies]);
    },
  };
}
