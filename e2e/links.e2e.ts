import { LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import type { APIRequestContext, Locator } from "@playwright/test";
import { DESKTOP, expect, open, test } from "./fixtures.ts";

/** Every page of the route table that a visitor can open, below its language. */
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
/** The visible text of a document: no scripts, styles, drawings, and none marked as another language. */
const textOf = (html: string): string =>
  plain(html)
    .replace(/[\s\S]*<body>/, "")
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

async function crawl(request: APIRequestContext, language: Language) {
  const seen = new Map<string, string>();
  const queue = PATHS.map((path) => `/${language}/${path}`);
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
      // The price list loads its estimate when that address is opened.
      else if (hash !== "estimate") expect([...idsOf(html)], path).toContain(hash);
    }
  }
  return seen;
}

for (const language of LANGUAGES) {
  test(`every link on every page in ${language} leads somewhere, and no text is missing [ROUTE-09]`, async ({
    request,
  }) => {
    const pages = await crawl(request, language);
    expect(pages.size).toBeGreaterThan(20);
    for (const [path, html] of pages) {
      const missing = /.{0,40}(undefined|\[object |NaN|\{\{|\}\}).{0,40}/.exec(textOf(html));
      expect(missing?.[0], path).toBeUndefined();
      expect(/<title>[^<]{5,}<\/title>/.test(html), `${path} has a title`).toBe(true);
      const described = /<meta name="description" content="[^"]{10,}"/.test(html);
      // The steps of a flow are nobody's first page.
      expect(described || path.includes("page="), `${path} has a description`).toBe(true);
    }
  });
}

/** Words of everyday speech that only one of the languages has. */
const ENGLISH = /\b(the|your|with|and|we are|you can|please|our|this page)\b/i;
const DUTCH = /\b(het|een|wij|jouw|voor|niet|naar|kunt|deze pagina)\b/i;
/** Specified in Dutch, whatever the page's language (CONT-16, CONT-20). */
const DUTCH_IN_BOTH = ["terms", "jobs"];

test("Dutch pages are Dutch, English pages English [ROUTE-09]", async ({ page }) => {
  test.slow();
  for (const language of LANGUAGES) {
    for (const path of PATHS) {
      await page.goto(`/${language}/${path}`);
      const text = await page.evaluate((own) => {
        const copy = document.getElementById("app")?.cloneNode(true) as HTMLElement;
        for (const other of copy.querySelectorAll(`[lang]:not([lang=${own}])`)) other.remove();
        for (const drawn of copy.querySelectorAll("svg, script")) drawn.remove();
        return copy.textContent ?? "";
      }, language);
      const foreign = (language === "nl" ? ENGLISH : DUTCH).exec(text);
      const around = foreign && text.slice(Math.max(0, foreign.index - 40), foreign.index + 40);
      expect(around, `${language}/${path}`).toBeNull();
    }
  }
  for (const path of DUTCH_IN_BOTH) {
    await page.goto(`/en/${path}`);
    await expect(page.locator("main [lang=nl]").first()).toContainText(DUTCH);
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
  for (const [path, sentences] of READABLE) {
    test(`${path} can be read [ROUTE-09]`, async ({ page }) => {
      await page.goto(`/en/${path}`);
      for (const sentence of sentences) {
        await expect(page.getByRole("main").getByText(sentence).last()).toBeVisible();
      }
    });
  }

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

test("no page breaks its security policy [ROUTE-09]", async ({ page }) => {
  test.slow();
  const violations: string[] = [];
  await page.exposeFunction("violated", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violated(what: string): void }).violated(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  for (const path of PATHS) await open(page, `/nl/${path}`);
  expect(violations).toEqual([]);
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

for (const path of ["faq", "pricelist", "explore", "terms", "cookie", "contact", "jobs", "404"]) {
  test(`${path} fits 320 pixels and doubled text without scrolling sideways [CHROME-31]`, async ({
    page,
  }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, `/${language}/${path}`);
      expect(await overflow(), `${language} at 320`).toBeLessThanOrEqual(0);
      await page.setViewportSize(DESKTOP);
      expect(await overflow(), `${language} on a desktop`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 800 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await overflow(), `${language} doubled`).toBeLessThanOrEqual(0);
    }
  });
}

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
