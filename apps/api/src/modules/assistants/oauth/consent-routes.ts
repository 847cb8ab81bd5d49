import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../deps.ts";
import { serve } from "../../../http/serve.ts";
import { configuredCents } from "../../orders/life/fees.ts";
import { createGrant, userOf } from "../allow-assistant.ts";
import { answerUri, readRequest, returnHostOf } from "./authorization-request.ts";
import { createCode } from "./tokens.ts";

/**
 * The calls of the consent page. They carry the customer's own bearer token, which no other site's page can send, so
 * consent cannot be forged across sites.
 */
export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "viewAssistantRequest", async ({ body }) => {
    const request = readRequest(deps, body.request);
    return {
      name: request.name,
      host: request.host,
      returnHost: returnHostOf(request),
      asks: request.asks,
      lateFeeCents: await configuredCents(deps, "PRICE_LATE_CHANGE"),
    };
  });

  serve(app, deps, "answerAssistantRequest", async ({ principal, body: { request, allowed } }) => {
    const asked = readRequest(deps, request);
    if (!allowed) return { redirect: answerUri(asked, { error: "access_denied" }) };
    const { name, clientId, host, asks } = asked;
    const grant = {
      ...allowed,
      name,
      client: { id: clientId, host },
      may: asks.filter((one) => one === "read" || allowed.may.includes(one)),
    };
    const code = await createGrant(deps, userOf(principal), grant, (db, made) =>
      createCode(db, deps.clock.now(), made, asked),
    );
    return { redirect: answerUri(asked, { code }) };
  });
}
