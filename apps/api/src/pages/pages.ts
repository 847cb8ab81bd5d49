import fastifyStatic from "@fastify/static";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/pay-link";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { DOCS_PATH, drawDocs } from "./api-docs/api-docs.ts";
import { serveAsOf } from "./as-of.ts";
import { serveConsole } from "./console.ts";
import { linkedBill } from "./linked-bill.ts";
import { linkedOrder } from "./linked-order.ts";
import { drawsConsole } from "./draws-console.ts";
import { PageCache, type DrawnPage, type KeptPage } from "./page-cache.ts";
import { currentData, type DayData } from "./page-data.ts";
import { renderLimit } from "./render-limit.ts";
import { securityHeaders } from "./security-headers.ts";
import { send, sendOnce } from "./send-page.ts";
import type { SiteFile, Visit, Web, WebBuild } from "./web-build.ts";

const YEAR = 31_536_000;

/** What a page shows of one person; most show nobody's. */
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
      data: {
        url,
        script: "",
        settings: publicSettings(deps),
        catalogue: { services: catalogue.services, config: catalogue.config },
        operatingDays,
        asksStreet,
        ...own,
      },
    });
    const html = web.finish ? await web.finish(url, rendered.html) : rendered.html;
    const headers = securityHeaders(deps.env, rendered.hashes, build.isPrivate(visit.route));
    return { ...rendered, html, headers };
  };

  /** Drawn once for everyone. */
  const page = async (request: FastifyRequest, visit: Visit): Promise<KeptPage> => {
    const { build } = await web.load();
    const { revision } = await dataFor(visit.language);
    return cache.get(`${revision} ${build.renderedUrl(visit)}`, async () => {
      limitRender(request);
      return draw(visit);
    });
  };

  /** With somebody's order, bill or code on it: drawn for who asks, and kept by nobody. */
  const ownPage = async (request: FastifyRequest, visit: Visit, read: () => Promise<OwnData>) => {
    limitRender(request);
    return draw(visit, await read());
  };

  /** How to read what only this address shows. */
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
    // It shows nobody's data, but its links hold the code.
    if (build.verifyCodeIn(visit)) return async () => ({});
    return undefined;
  };

  const docs = (): Promise<KeptPage> =>
    cache.get(DOCS_PATH, async () => drawDocs(await (await web.load()).build.docs()));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { build } = await web.load();
    const file = build.siteFiles[request.url.split("?")[0] ?? ""];
    if (file) return sendFile(reply, file(origin(deps)));
    const found = build.match(request.url);
    if (found.kind === "redirect") return reply.redirect(found.to, 302);
    const { visit } = found;
    const readOwn = ownOf(build, request, visit);
    if (readOwn) return sendOnce(request, reply, await ownPage(request, visit, readOwn));
    // The bundler changes pages under development at any time.
    if (!web.client) return sendOnce(request, reply, await draw(visit));
    return send(request, reply, await page(request, visit));
  };

  return async (app) => {
    if (web.client) await serveFiles(app, web.client);
    if (web.console) {
      await serveConsole(app, web.console.folder, drawsConsole(app, deps, web.console));
    }
    serveAsOf(app, deps, { web, draw: (visit, day) => draw(visit, {}, day) });
    app.get(DOCS_PATH, async (request, reply) => send(request, reply, await docs()));
    app.get("/*", answer);
    app.setNotFoundHandler(answer);
  };
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: "/",
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [".vite/**"],
    setHeaders: (reply, path) => {
      const lasting = path.includes("/assets/") || path.includes("/fonts/");
      void reply.header(
        "cache-control",
        lasting ? `public, max-age=${YEAR}, immutable` : "public, max-age=3600",
      );
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
