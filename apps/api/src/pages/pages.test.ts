import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { PayView } from "@waslijn/contract/customer/bills";
import { type Role, asOfPath } from "@waslijn/contract/console/codes";
import type { FastifyInstance } from "fastify";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "../../test/order-life.ts";
import { sentBill } from "../../test/pay.ts";
import { addStaff, staffHeaders } from "../../test/staff.ts";
import { rawRequest } from "../../test/raw-request.ts";
import { openTestApp } from "../../test/test-app.ts";
import { postalCodeIn, renderedUrl } from "../../../web/src/parts/navigation/rendered-url.ts";
import {
  isFramable,
  isPrivate,
  match,
  orderTokenIn,
  payCodeIn,
  ROUTES,
  verifyCodeIn,
  type Visit,
} from "../../../web/src/paths.ts";
import { buildApp } from "../app.ts";
import type { Catalogue } from "../modules/catalogue/catalogue-repository.ts";
import { LINK_MISS_LIMIT } from "../http/limits/limits.ts";
import { servePages } from "./pages.ts";
import type { Web, WebBuild } from "./web-build.ts";

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

type OwnData = { order?: OrderView | null; pay?: PayView | null };
type Drawn = OwnData & { url: string; catalogue: Pick<Catalogue, "services"> };

/** The real routes with a renderer that prints only the URL; records what was rendered. */
async function openPages(settings: Record<string, string> = {}) {
  const client = mkdtempSync(join(tmpdir(), "waslijn-pages-"));
  writeFileSync(join(client, "file.txt"), "a file");
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "assets/app-1a2b3c.js"), "");
  const it = await openTestApp("PostgreSQL", { settings });
  const rendered: string[] = [];
  const loadPrices: (number | undefined)[] = [];
  const build: WebBuild = {
    match,
    renderedUrl: (visit) => renderedUrl(visit as Parameters<typeof renderedUrl>[0]),
    isFramable: (route) => isFramable(route as keyof typeof ROUTES),
    isPrivate: (route) => isPrivate(route as keyof typeof ROUTES),
    orderTokenIn: (visit) => orderTokenIn(visit as Visit),
    payCodeIn: (visit) => payCodeIn(visit as Visit),
    verifyCodeIn: (visit) => verifyCodeIn(visit as Visit),
    postalCodeIn: (visit) => postalCodeIn(visit as Visit),
    docs: async () => ({ style: "", example: "" }),
    siteFiles: { "/robots.txt": () => ({ type: "text/plain", body: "" }) },
    async render(request) {
      const { url, order, pay, catalogue } = (request as { data: Drawn }).data;
      rendered.push(url);
      loadPrices.push(catalogue.services.find(({ type }) => type === "WF")?.prices[0]?.amount);
      const status = url.endsWith("/404") || order === null || pay === null ? 404 : 200;
      const html = `${url} ${order?.number ?? pay?.number ?? ""}`.trim();
      return { status, language: "nl", html, hashes: { script: [], style: [] } };
    },
  };
  const assets = { entry: "", boot: "", script: () => "", css: () => "" };
  const web: Web = { client, load: async () => ({ build, assets }) };
  const app = await buildApp(it.deps, { pages: servePages(web, it.deps) });
  closing.push(
    () => rmSync(client, { recursive: true }),
    () => it.close(),
    () => app.close(),
  );
  return { ...it, app, rendered, loadPrices };
}

describe("pages", () => {
  let app: FastifyInstance;
  let rendered: string[];
  beforeAll(async () => {
    ({ app, rendered } = await openPages({ PUBLIC_URL: "https://waslijn.example" }));
  });

  test("the page of a texted link keeps its code, and is kept by nobody [PHONE-03]", async () => {
    for (const path of ["/nl/verify/0123456789ab", "/en/verify/0123456789ab"]) {
      const answer = await app.inject(path);
      expect(answer.body).toContain(path);
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
    }
  });

  test("the consent page of assistants is never framed, whoever may frame the others [OPEN-04]", async () => {
    const framing = await openPages({ FRAME_ANCESTORS: "https://app.example" });
    const policyOf = async (url: string) =>
      String((await framing.app.inject(url)).headers["content-security-policy"]);
    expect(await policyOf("/nl/orders")).toContain("frame-ancestors https://app.example");
    for (const url of ["/nl/assistant", "/en/assistant?webview=true"]) {
      expect(await policyOf(url)).toContain("frame-ancestors 'none'");
      expect((await framing.app.inject(url)).headers).toMatchObject({
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
      });
    }
  });

  test.each([
    ["/nl/faq", "gzip, br", "br", brotliDecompressSync],
    ["/nl/faq", "gzip", "gzip", gunzipSync],
    ["/nl/verify/0123456789ab", "gzip, br", "br", brotliDecompressSync],
    ["/nl/verify/0123456789ab", "gzip", "gzip", gunzipSync],
  ])("%s for who takes %s comes as %s", async (url, accepted, form, unpack) => {
    const plain = await app.inject(url);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const answer = await app.inject({ url, headers: { "accept-encoding": accepted } });
    expect(answer.headers).toMatchObject({ "content-encoding": form, vary: "accept-encoding" });
    expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
  });

  test.each(["//[", "//a:99999/", "//evil.example/faq"])(
    "GET %s is the not-found page with all headers [ROUTE-34]",
    async (path) => {
      const answer = await rawRequest(app, `GET ${path} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toContain("/nl/404");
      for (const header of ["content-security-policy", "x-content-type-options", "x-frame-options"])
        expect(answer.toLowerCase()).toContain(`\r\n${header}: `);
    },
  );

  test.each(["/api/unknown", "/api/", "/api", "/api/me/other?x=1"])(
    "GET %s is a problem of the API's, not a page [API-54]",
    async (url) => {
      const before = [...rendered];
      for (const method of ["GET", "POST"] as const) {
        const answer = await app.inject({ method, url });
        expect(answer.headers["content-type"]).toContain("application/problem+json");
        expect(answer.json()).toMatchObject({ type: "not_found", status: 404 });
      }
      expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(404);
      expect(rendered).toEqual(before);
    },
  );

  test.each([
    ["/nl/", 200],
    ["/nl/recover", 200],
    ["/faq", 302],
    ["/nothing", 404],
    ["/file.txt", 200],
    ["/robots.txt", 200],
    ["/api/companies/public", 200],
    ["/api/me", 401],
    ["/api/tokens", 405],
    ["/api/%", 400],
    ["/%", 400],
    ["/dev/mail", 200],
  ])("%s (%i) says to stay with https and to guess no types", async (url, status) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      "strict-transport-security": "max-age=63072000",
      "x-content-type-options": "nosniff",
    });
  });

  test("scripts and fonts are for our own pages, icons for other sites too", async () => {
    const policyOf = async (url: string) =>
      (await app.inject(url)).headers["cross-origin-resource-policy"];
    expect(await policyOf("/assets/app-1a2b3c.js")).toBe("same-origin");
    expect(await policyOf("/file.txt")).toBe("cross-origin");
  });

  test("the page about the API stands beside its calls, and is drawn once", async () => {
    const first = await app.inject("/api/docs");
    expect(first.headers["content-type"]).toContain("text/html");
    expect(first.body).toContain("/api/tokens/refresh");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await app.inject({ url: "/api/docs", headers })).statusCode).toBe(304);
  });

  test("what is no request at all is told the same", async () => {
    const answer = await rawRequest(app, "nonsense");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("strict-transport-security: max-age=");
    expect(answer).toContain("x-content-type-options: nosniff");
  });
});

describe("a flood of odd addresses", () => {
  const PATHS = Object.values(ROUTES).filter((path) => !path.includes(":"));
  const REAL = PATHS.flatMap((path) => [`/nl/${path}`, `/en/${path}?webview=true`]).concat(
    "/nl/?page=address-selection",
    "/en/re-use?page=select-dates&overview=legacy",
  );

  test("renders nothing, and real pages are still there as they were", async () => {
    const { app, rendered } = await openPages();
    for (const url of REAL) await app.inject(url);
    const before = rendered.length;
    expect(before).toBe(REAL.length);
    for (let time = 0; time < 200; time++) {
      const odd = `${time.toString(36)}-odd`;
      await app.inject(`/nl/?page=${odd}`);
      await app.inject(`/nl/faq?webview=${odd}&overview=${odd}&${odd}=1`);
      await app.inject(`/${odd}/${odd}`);
    }
    for (const url of REAL) await app.inject(url);
    expect(rendered.slice(before)).toEqual([]);
  });

  test("of one caller is refused where it does cost, while others and known pages are served", async () => {
    const { app } = await openPages({ RATE_LIMITS: "on" });
    const get = async (url: string, remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).statusCode;
    const pages = ["", "&page=address-selection", "&page=select-dates", "&page=order-placed"];
    const costly = REAL.flatMap((url) => pages.map((page) => `${url.split("?")[0]}?x${page}`))
      .concat(
        REAL.flatMap((url) => pages.map((page) => `${url.split("?")[0]}?webview=true${page}`)),
      )
      .filter((url) => !url.includes("/404"));
    const statuses: number[] = [];
    for (const url of costly) statuses.push(await get(url, "192.0.2.1"));
    expect(statuses).toContain(429);
    const refused = costly[statuses.indexOf(429)] ?? "";
    expect(await get(refused, "192.0.2.2")).toBe(200);
    expect(await get(refused, "192.0.2.1")).toBe(200);
  });
});

describe("an order's own page", () => {
  test("is drawn with the order for each request and kept by nobody [MINE-01]", async () => {
    const { app, rendered, deps } = await openPages();
    const { number, token } = await placeOrder({ app, deps });
    rendered.length = 0;
    for (const path of [`/nl/orders/${token}`, `/nl/orders/${token}`]) {
      const answer = await app.inject(path);
      expect(answer.body).toBe(`/nl/orders/${token} ${number}`);
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
      expect(answer.headers.etag).toBeUndefined();
    }
    expect(rendered).toHaveLength(2);
  });

  test("is not there for a wrong link, and guessing ends after some tries [MINE-09]", async () => {
    const { app, deps } = await openPages({ RATE_LIMITS: "on" });
    const { token } = await placeOrder({ app, deps });
    const guess = (): Promise<{ statusCode: number }> =>
      app.inject(`/nl/orders/${token.slice(0, -2)}AA`);
    expect((await guess()).statusCode).toBe(404);
    for (let tried = 1; tried < LINK_MISS_LIMIT.hits; tried += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    expect((await app.inject(`/nl/orders/${token}`)).statusCode).toBe(429);
  });
});

describe("a payment page", () => {
  test("is drawn with the bill for each request, kept by nobody and told to nobody [PAY-01]", async () => {
    const it = await openPages();
    const { app, rendered } = it;
    const { number, code } = await sentBill(it);
    rendered.length = 0;
    for (const path of [`/en/pay/${code}`, `/en/pay/${code}`]) {
      const answer = await app.inject(path);
      expect(answer.body).toBe(`${path} ${number}`);
      expect(answer.headers).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
      });
    }
    expect(rendered).toHaveLength(2);
    expect((await app.inject("/en/pay/000000000000")).statusCode).toBe(404);
  });
});

describe("a page as of a day", () => {
  const DAY = asOfPath("2026-12-01", "/nl/pricelist");
  let it: Awaited<ReturnType<typeof openPages>>;
  beforeAll(async () => {
    it = await openPages();
    const { db } = it.deps;
    const today = await db
      .selectFrom("prices")
      .selectAll()
      .where("type", "=", "WF")
      .orderBy("position")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("prices")
      .values({ ...today, valid_from: "2026-12-01", cents: 2595 })
      .execute();
  });
  const as = async (role: Role, url: string) =>
    it.app.inject({ url, headers: await staffHeaders(it, await addStaff(it, role)) });

  test("is the customer's own, with the prices of that day, and kept by nobody [SHOP-02]", async () => {
    const answer = await as("owner", DAY);
    expect([answer.statusCode, answer.body]).toEqual([200, "/nl/pricelist"]);
    expect((await it.app.inject("/nl/pricelist")).statusCode).toBe(200);
    expect(it.loadPrices).toEqual([25.95, 24.95]);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringMatching(/; sandbox allow-same-origin$/),
    });
  });

  test("is shown to those who set prices, and to nobody else [SHOP-02]", async () => {
    expect((await it.app.inject(DAY)).headers.location).toBe("/console");
    expect((await as("desk", DAY)).statusCode).toBe(403);
    expect((await as("driver", DAY)).statusCode).toBe(403);
  });

  test.each([
    asOfPath("2026-02-30", "/nl/pricelist"),
    asOfPath("2026-12-01", "/"),
    asOfPath("2026-12-01", "/nl/order/0123456789ab"),
  ])("%s is none", async (url) => {
    expect((await as("owner", url)).statusCode).toBe(404);
  });
});
