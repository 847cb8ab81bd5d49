import { currentBusiness, overriddenBrand } from "@waslijn/contract/shared/brands/business";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { DOCS_PATH, drawDocs } from "./api-docs/api-docs.ts";
import { serveConsole, CONSOLE_BASE } from "./console.ts";
import { drawsConsole } from "./draws-console.ts";
import { PageCache, type DrawnPage, type CachedPage } from "./page-cache.ts";
import { currentData, type DayData, readDay } from "./page-data.ts";
import { securityHeaders } from "./security-headers.ts";
import { send, sendOnce, serveFiles } from "./send-page.ts";
import type { SiteFile, Visit, Web, WebBuild } from "./web-build.ts";
import type { Language } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../api-problem.ts";
import { findBillByCode, viewPay } from "../modules/payments/view-pay.ts";
import { findLinked } from "../modules/orders/links/find-linked-order.ts";
import { viewOrder } from "../modules/orders/views/order-view.ts";
import { LRUCache } from "lru-cache";
import { callersOf } from "../http/limits/caller.ts";
import { asOfPath } from "@waslijn/contract/console/codes";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { isoDate } from "@waslijn/contract/shared/fields";
import { readStaffSession } from "../http/staff-session.ts";

type AsOf = { Params: { day: string; "*": string } };

/** CSP sandbox without scripts: no calls, no tracking, no storage. `allow-same-origin` is for its fonts. */
const STILL = "sandbox allow-same-origin";

/** Preview of a customer page on a day, for staff who set prices (SHOP-02). */
function serveAsOf(
  app: FastifyInstance,
  deps: Deps,
  { web, draw }: { web: Web; draw: (visit: Visit, day: DayData) => Promise<DrawnPage> },
): void {
  app.get<AsOf>(asOfPath(":day", "/*"), async (request, reply) => {
    if (!(await maySee(deps, request, reply))) return reply.redirect(CONSOLE_BASE, 302);
    const { build } = await web.load();
    const found = build.match(`/${request.params["*"]}`);
    const day = isoDate.safeParse(request.params.day);
    if (!day.success || found.kind === "redirect" || build.isPrivate(found.visit.route)) {
      throw new ApiProblem("not_found");
    }
    const { visit } = found;
    const page = await draw(visit, await readDay(deps, visit.language, day.data));
    return reply
      .headers(page.headers)
      .header(
        "content-security-policy",
        `${page.headers["content-security-policy"] ?? ""}; ${STILL}`,
      )
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex")
      .header("cache-control", "no-store")
      .header("content-language", page.language)
      .code(page.status)
      .type("text/html; charset=utf-8")
      .send(page.html);
  });
}

/** False when not signed in; throws `forbidden` for other roles. */
async function maySee(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  try {
    const { role } = await readStaffSession(deps, request, reply);
    if (consoleCalls.listData.roles.some((one) => one === role)) return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "unauthorized") return false;
    throw error;
  }
  throw new ApiProblem("forbidden");
}

const MINUTE = 60;
const RENDERS = 120;
const MOST_CALLERS = 10_000;

/**
 * Limits renders of uncached pages per caller and minute. In memory per node, because pages must work while the
 * database is unreachable.
 */
function renderLimit(deps: Deps): (request: FastifyRequest) => void {
  const renders = new LRUCache<string, number>({ max: MOST_CALLERS, ttl: MINUTE * 1000 });
  return (request) => {
    if (deps.env.RATE_LIMITS === "off") return;
    for (const { key, share } of callersOf(deps, request)) {
      const count = (renders.get(key) ?? 0) + 1;
      if (count > RENDERS * share)
        throw new ApiProblem("too_many_requests", { retryAfter: MINUTE });
      renders.set(key, count, { noUpdateTTL: true });
    }
  };
}

const YEAR = 31_536_000;

/** Part of the cache key: every page names the business. */
const businessKey = (): string => JSON.stringify(currentBusiness());

/** Personal data of a page; most have none. */
type OwnData = { order?: OrderView | null } | { pay?: PayView | null };

/** Serves the pages and their files, rendered with current prices. */
export function servePages(web: Web, deps: Deps): (app: FastifyInstance) => Promise<void> {
  const dataFor = currentData(deps);
  const cache = new PageCache();
  const limitRender = renderLimit(deps);

  const draw = async (visit: Visit, own: OwnData = {}, day?: DayData): Promise<DrawnPage> => {
    const { build, assets } = await web.load();
    const url = build.renderedUrl(visit);
    const { catalogue, operatingDays, asksStreet } = day ?? (await dataFor(visit.language));
    const rendered = await build.render({
      origin: origin(deps),
      assets,
      business: currentBusiness(),
      data: {
        url,
        script: "",
        settings: publicSettings(deps),
        brand: overriddenBrand(),
        catalogue: { services: catalogue.services, config: catalogue.config },
        operatingDays,
        asksStreet,
        ...own,
      },
    });
    const html = web.finish ? await web.finish(url, rendered.html) : rendered.html;
    const { env } = deps;
    const framedBy = build.isFramable(visit.route) ? env.FRAME_ANCESTORS : "";
    const isPrivate = build.isPrivate(visit.route);
    const headers = securityHeaders(
      { ...env, FRAME_ANCESTORS: framedBy },
      rendered.hashes,
      isPrivate,
    );
    return { ...rendered, html, headers };
  };

  /** Rendered once and cached for everyone. */
  const page = async (request: FastifyRequest, visit: Visit): Promise<CachedPage> => {
    const { build } = await web.load();
    const { revision } = await dataFor(visit.language);
    return cache.get(`${businessKey()} ${revision} ${build.renderedUrl(visit)}`, async () => {
      limitRender(request);
      return draw(visit);
    });
  };

  /** A page with an order, bill or code: rendered for each request, never cached. */
  const ownPage = async (request: FastifyRequest, visit: Visit, read: () => Promise<OwnData>) => {
    limitRender(request);
    return draw(visit, await read());
  };

  /** Returns the reader of a page's personal data; undefined for shared pages. */
  const ownOf = (
    build: WebBuild,
    request: FastifyRequest,
    visit: Visit,
  ): (() => Promise<OwnData>) | undefined => {
    const { language } = visit;
    const token = build.orderTokenIn(visit);
    if (token) return async () => ({ order: await linkedOrder(deps, request, token, language) });
    const code = build.payCodeIn(visit);
    if (code) return async () => ({ pay: await linkedBill(deps, request, code, language) });
    // Contain no personal data, but the code of their links, or a postal code.
    if (build.verifyCodeIn(visit) || build.postalCodeIn(visit)) return async () => ({});
    return undefined;
  };

  const docs = (): Promise<CachedPage> =>
    cache.get(`${businessKey()} ${DOCS_PATH}`, async () =>
      drawDocs(await (await web.load()).build.docs()),
    );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { build } = await web.load();
    const file = build.siteFiles[request.url.split("?")[0] ?? ""];
    if (file) return sendFile(reply, file(origin(deps)));
    const found = build.match(request.url);
    if (found.kind === "redirect") return reply.redirect(found.to, 302);
    const { visit } = found;
    const readOwn = ownOf(build, request, visit);
    if (readOwn) return sendOnce(request, reply, await ownPage(request, visit, readOwn));
    // No caching in development, where pages change at any time.
    if (!web.client) return sendOnce(request, reply, await draw(visit));
    return send(request, reply, await page(request, visit));
  };

  return async (app) => {
    if (web.console) {
      await serveConsole(app, web.console.folder, drawsConsole(app, deps, web.console), deps.env);
    }
    serveAsOf(app, deps, { web, draw: (visit, day) => draw(visit, {}, day) });
    app.get(DOCS_PATH, async (request, reply) => send(request, reply, await docs()));
    if (web.client) await serveClient(app, web.client, answer);
    else app.get("/*", answer);
    app.setNotFoundHandler(answer);
  };
}

async function serveClient(
  app: FastifyInstance,
  root: string,
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Promise<void> {
  await serveFiles(app, {
    root,
    prefix: "",
    otherwise,
    setHeaders: (reply, path) => {
      const lasting = path.includes("/assets/") || path.includes("/fonts/");
      void reply
        .header(
          "cache-control",
          lasting ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
        )
        // Icons and the social media image are shown by other sites.
        .header("cross-origin-resource-policy", lasting ? "same-origin" : "cross-origin");
    },
  });
}

const origin = ({ env }: Deps): string =>
  (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");

function publicSettings({ env }: Deps): object {
  return {
    apiHosts: env.API_HOSTS,
    tagManagerId: env.TAG_MANAGER_ID,
    tagManagerStart: env.TAG_MANAGER_START,
    overviewLayout: env.OVERVIEW_LAYOUT,
  };
}

function sendFile(reply: FastifyReply, { type, body }: SiteFile): FastifyReply {
  return reply.type(type).header("cache-control", "public, max-age=3600").send(body);
}

/** The bill of a payment page's link; null when the link is invalid. Guesses are limited as in the API. */
async function linkedBill(
  deps: Deps,
  request: FastifyRequest,
  code: string,
  language: Language,
): Promise<PayView | null> {
  try {
    return await viewPay(deps, await findBillByCode(deps, request, code), language);
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "pay_link_invalid") return null;
    throw error;
  }
}

/** The order of a page's link; null when the link is invalid. Guesses are limited as in the API. */
async function linkedOrder(
  deps: Deps,
  request: FastifyRequest,
  token: string,
  language: Language,
): Promise<OrderView | null> {
  try {
    const { order, hides } = await findLinked(deps, request, token);
    return await viewOrder(deps, order, language, hides);
  } catch (error) {
    if (error instanceof ApiProblem && error.type === "order_link_invalid") return null;
    throw error;
  }
}
