import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { serve } from "../../http/serve.ts";
import { readCatalogue, type Catalogue } from "./catalogue-repository.ts";
import { createHash } from "node:crypto";
import { callerKey } from "../../http/limits/caller.ts";
import { addressCheck } from "./check-address.ts";
import { postalDigits } from "@waslijn/contract/shared/rules";
import { requestArea, isServed } from "./service-areas.ts";
import { serveConsole } from "../../http/serve-console.ts";
import { listUses, lookUpPromoCode } from "./promo-code.ts";
import type { ServicePoint, ServicePointKind } from "@waslijn/contract/customer/locations";
import { countingMisses } from "../../http/limits/rate-limits.ts";
import {
  stationOf,
  findServicePoint,
  readDailyCount,
  type ServicePointRow,
} from "./service-points-repository.ts";

export function catalogueRoutes(app: FastifyInstance, deps: Deps): void {
  const tagged = async <T>(
    { language, reply }: { language: Language; reply: FastifyReply },
    pick: (catalogue: Catalogue) => T,
  ): Promise<T> => {
    const today = amsterdamDate(deps.clock.now());
    const answer = pick(await readCatalogue(deps.db, language, today));
    tagWith(reply, language, JSON.stringify(answer));
    return answer;
  };

  app.register(async (scope) => {
    answerNotModified(scope);
    serve(scope, deps, "listCleaningServices", (call) =>
      tagged(call, (catalogue) => catalogue.services),
    );
    serve(scope, deps, "listServices", (call) =>
      tagged(call, (catalogue) => ({ data: catalogue.businessServices })),
    );
    serve(scope, deps, "config", (call) => tagged(call, (catalogue) => catalogue.config));
  });
}

/** Sets an ETag derived from the content's identity, so that clients can revalidate. */
function tagWith(reply: FastifyReply, ...identity: (string | number)[]): void {
  const hash = createHash("sha256").update(JSON.stringify(identity)).digest("base64url");
  reply
    .header("etag", `"${hash.slice(0, 22)}"`)
    .header("cache-control", "no-cache")
    .header("vary", "accept-language");
}

/** Answers 304 without a body when `If-None-Match` matches the ETag. */
function answerNotModified(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const tag = reply.getHeader("etag");
    if (reply.statusCode !== 200 || typeof tag !== "string") return payload;
    if (!names(request.headers["if-none-match"] ?? "", tag)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}

/** A compressing proxy makes the ETag weak; both forms are equivalent here. */
const names = (etags: string, tag: string): boolean =>
  etags.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag);

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  const check = addressCheck(deps);
  serve(app, deps, "validateAddress", ({ body, request }) => check(body, callerKey(deps, request)));
}

export function serviceAreaRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkServiceArea", async ({ query }) => ({
    isFound: await isServed(deps.db, postalDigits(query.postalCode)),
  }));

  serve(app, deps, "requestServiceArea", async ({ body, language }) => {
    await requestArea(deps, body, language);
    return null;
  });
}

export function promoCodeRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, "checkCoupon", async ({ body, request }) => {
    const typed = { typed: body.code, field: "code" };
    const { code, percent, cents } = await lookUpPromoCode(deps, request, typed);
    return { code, percent, amount: cents === null ? null : cents / 100 };
  });
  serveConsole(app, deps, "promoUses", () => listUses(deps.db));
}

export function servicePointRoutes(app: FastifyInstance, deps: Deps): void {
  const find = (request: FastifyRequest, kind: ServicePointKind, code: string) =>
    countingMisses(deps, request, () => findServicePoint(deps.db, kind, code));
  const view = (point: ServicePointRow): ServicePoint => ({
    company: point.company,
    addressLine: point.address_line,
    ...stationOf(point),
  });

  serve(app, deps, "servicePoint", async ({ params, request }) => {
    const point = await find(request, "retail", params.code);
    const today = amsterdamDate(deps.clock.now());
    const placed = await readDailyCount(deps.db, `collection:${point.id}`, today);
    return { ...view(point), collections: { placed, limit: point.collection_limit } };
  });
  serve(app, deps, "b2bServicePoint", async ({ params, request }) =>
    view(await find(request, "b2b", params.code)),
  );
}
