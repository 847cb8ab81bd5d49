import { LANGUAGES } from "@waslijn/contract/shared/constants";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

/** Paths of all routes that a visitor can open, below the language. */
const PATHS = [
  "",
  "order",
  "re-use",
  "re-cover",
  "retail",
  "collection",
  "b2b",
  "retour",
  "recover",
  "contact",
  "pricelist",
  "explore",
  "faq",
  "terms",
  "cookie",
  "jobs",
  "welcome",
  "thank",
  "valid-fail",
  "pay-fail",
  "404",
  "?page=address-selection",
  "?page=email-input",
];

const plain = (html: string): string => html.replaceAll("&amp;", "&");
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, to = ""]) => plain(to));
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
/** Visible text of a document, without scripts, styles, drawings and parts in another language. */
const textOf = (html: string): string =>
  plain(html)
    .replace(/[\s\S]*<body>/, "")
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

/** Common words that only one of the languages has. */
const FOREIGN = {
  nl: /\b(the|your|with|and|we are|you can|please|our|this page)\b/i,
  en: /\b(het|een|wij|jouw|voor|niet|naar|kunt|deze pagina)\b/i,
};
/** Dutch in both languages by specification (CONT-16, CONT-20). */
const DUTCH_IN_BOTH = ["/en/terms", "/en/jobs"];

/** All pages reachable by links, as rendered by the server. */
async function crawl(request: APIRequestContext): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const queue = LANGUAGES.flatMap((language) => PATHS.map((path) => `/${language}/${path}`));
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path.endsWith("/404") ? 404 : 200);
    const html = await answer.text();
    seen.set(path, html);
    for (const to of linksOf(html)) {
      const [next = "", hash] = to.split("#");
      if (next.startsWith("/")) queue.push(next);
      else if (next) expect(to, path).toMatch(/^(https:\/\/|mailto:|tel:)/);
      // The estimate, and so its id, is loaded on demand.
      else if (hash !== "estimate") expect([...idsOf(html)], path).toContain(hash);
    }
  }
  return seen;
}

/** Text of a document in its own language and in the other, without running its scripts. */
const wordsIn = (page: Page, html: string): Promise<{ own: string; other: string }> =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "text/html");
    const { lang } = read.documentElement;
    const app = read.getElementById("app");
    for (const drawn of app?.querySelectorAll("svg, script") ?? []) drawn.remove();
    const others = [...(app?.querySelectorAll(`[lang]:not([lang=${lang}])`) ?? [])];
    const other = others.map(({ textContent }) => textContent).join(" ");
    for (const one of others) one.remove();
    return { own: app?.textContent ?? "", other };
  }, html);

test("every link on every page leads somewhere, no text is missing, Dutch pages are Dutch and English ones English [ROUTE-09]", async ({
  request,
  page,
}) => {
  test.slow();
  const pages = await crawl(request);
  expect(pages.size).toBeGreaterThan(2 * PATHS.length);
  for (const [path, html] of pages) {
    const missing = /.{0,40}(undefined|\[object |NaN|\{\{|\}\}).{0,40}/.exec(textOf(html));
    expect(missing?.[0], path).toBeUndefined();
    expect(/<title>[^<]{5,}<\/title>/.test(html), `${path} has a title`).toBe(true);
    const described = /<meta name="description" content="[^"]{10,}"/.test(html);
    // Steps of a flow are not entry pages and need no description.
    expect(described || path.includes("page="), `${path} has a description`).toBe(true);
    const { own, other } = await wordsIn(page, html);
    const foreign = (path.startsWith("/nl") ? FOREIGN.nl : FOREIGN.en).exec(own);
    const around = foreign && own.slice(Math.max(0, foreign.index - 40), foreign.index + 40);
    expect(around, path).toBeNull();
    if (DUTCH_IN_BOTH.includes(path)) expect(other, path).toMatch(FOREIGN.en);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["Blocked script execution"] });

  const READABLE: readonly [string, readonly string[]][] = [
    ["faq", ["What exactly do you do?"]],
    ["pricelist", ["Duvet, 4 season", "Each extra kilo"]],
    ["terms", ["Artikel 12. Klachten"]],
    ["explore", ["You get it back clean"]],
    ["contact", ["Opening hours"]],
    ["jobs", ["Contentmarketeer (24–32 uur per week)", "Stage klantervaring (hbo)"]],
  ];
  test("every text can be read [ROUTE-09]", async ({ page }) => {
    for (const [path, sentences] of READABLE) {
      await page.goto(`/en/${path}`);
      for (const sentence of sentences) {
        await expect(page.getByRole("main").getByText(sentence).last()).toBeVisible();
      }
    }
  });

  test("questions open and the menu too [CHROME-04]", async ({ page }) => {
    await page.goto("/en/faq");
    await page.getByText("What exactly do you do?").click();
    await expect(page.getByText("We pick up your laundry, clean it")).toBeVisible();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Prices" })).toBeVisible();
  });
});

test("every page carries the security headers and no inline code but its own [ROUTE-09]", async ({
  request,
}) => {
  for (const path of PATHS) {
    const answer = await request.get(`/nl/${path}`);
    const headers = answer.headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
    expect(headers["content-language"], path).toBe("nl");
    const html = await answer.text();
    expect(/<[^>]* (style|on[a-z]+)="/.exec(html)?.[0], path).toBeUndefined();
  }
});

test("pages name their own address in each language, for search engines", async ({ request }) => {
  const html = await (await request.get("/en/faq?webview=true")).text();
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/en\/faq">/);
  expect(html).toMatch(/hreflang="nl" href="http[^"]+\/nl\/faq"/);
  expect(html).toMatch(/hreflang="x-default" href="http[^"]+\/nl\/faq"/);
  expect(html).toMatch(
    /<meta property="og:title" content="Short answers to your questions – Waslijn">/,
  );
  const image = /og:image" content="https?:\/\/[^/]+(\/[^"]+)"/.exec(html)?.[1] ?? "";
  expect((await request.get(image)).headers()["content-type"]).toBe("image/png");
});

test("pages tell search engines what they hold", async ({ request }) => {
  const described = async (path: string) => {
    const html = await (await request.get(path)).text();
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    return JSON.parse(block ?? "{}") as Record<string, unknown>;
  };
  expect(await described("/en/faq")).toMatchObject({ "@type": "FAQPage" });
  expect(await described("/en/")).toMatchObject({
    "@type": "DryCleaningOrLaundry",
    name: "Waslijn",
    telephone: "08000123",
  });
  expect(await described("/nl/contact")).toMatchObject({ "@type": "DryCleaningOrLaundry" });
  const { hasOfferCatalog } = (await described("/en/pricelist")) as {
    hasOfferCatalog: { itemListElement: { price: string }[] };
  };
  expect(hasOfferCatalog.itemListElement.length).toBe(26);
  expect(hasOfferCatalog.itemListElement).toContainEqual(
    expect.objectContaining({ price: "44.95" }),
  );
});

test("the sitemap lists pages that answer, the robots file names it, the manifest its icons", async ({
  request,
  server,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, to]) => to);
  expect(pages).toContain("/en/faq");
  expect(pages).not.toContain("/en/404");
  for (const path of pages) expect((await request.get(path ?? "")).status(), path).toBe(200);
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe("Waslijn");
  for (const { src } of manifest.icons) {
    expect((await request.get(`${server.url}${src}`)).status(), src).toBe(200);
  }
});

test("long texts stay out of the scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await open(page, "/en/faq");
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.join(" ").includes("We pick up your laundry, clean it")).toBe(false);
});

test("at 320 pixels Check stands level with its field, and prices hang whole from a line that goes on under each tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const edgesOf = (one: Locator) =>
    one.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2, cut: element.scrollWidth - right + left };
    });
  for (const language of LANGUAGES) {
    await open(page, `/${language}/`);
    const field = await edgesOf(page.locator("input[name=postalCode]"));
    const check = await edgesOf(page.getByRole("button", { name: "Check", exact: true }));
    expect(Math.abs(check.middle - field.middle), `Check in ${language}`).toBeLessThan(2);
    await open(page, `/${language}/pricelist`);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      const { left, right, cut } = await edgesOf(tab);
      expect(Math.min(left, 320 - right), `a tab in ${language}`).toBeGreaterThanOrEqual(0);
      expect(cut, `a tab in ${language}`).toBeLessThan(1);
      const list = page.getByRole("tablist");
      const line = await list.evaluate((at) =>
        Number.parseFloat(getComputedStyle(at, "::before").width),
      );
      const edges = await edgesOf(list);
      expect(line, `the line in ${language}`).toBeCloseTo(edges.right - edges.left, 0);
    }
  }
});
