import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, open, ready, test } from "./fixtures.ts";

const REDIRECTED = [
  "/",
  "/contact",
  "/pricelist",
  "/explore",
  "/faq",
  "/terms",
  "/cookie",
  "/order",
  "/re-use",
  "/re-cover",
  "/recover",
  "/retail",
];
const ALSO_REACHED = [
  "/collection",
  "/b2b",
  "/retour",
  "/logout",
  "/jobs",
  "/welcome",
  "/thank",
  "/valid-fail",
  "/pay-fail",
  "/recover/abc123",
  "/confirm/abc123",
  "/verify/abc123",
];

for (const path of REDIRECTED) {
  test(`${path} redirects to Dutch and keeps its query [ROUTE-02]`, async ({ request }) => {
    const answer = await request.get(`${path}?webview=true`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`/nl${path}?webview=true`);
  });
}

for (const path of ALSO_REACHED) {
  test(`${path} reaches its page without a language [ROUTE-03]`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.url()).toContain(`/nl${path}`);
  });
}

test("/404 without a language reaches the not-found page [ROUTE-03]", async ({ request }) => {
  const answer = await request.get("/404");
  expect(answer.status()).toBe(404);
  expect(answer.url()).toContain("/nl/404");
});

test("a redirect is no step in the history [ROUTE-02]", async ({ page }) => {
  await open(page, "/nl/terms");
  await page.goto("/contact");
  await expect(page).toHaveURL(/\/nl\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/terms$/);
});

/** Heading of each page, in English. */
const PAGES: readonly [id: string, path: string, heading: RegExp][] = [
  ["ROUTE-21", "contact", /person on the line/],
  ["ROUTE-22", "pricelist", /What it costs/],
  ["ROUTE-23", "explore", /How it works/],
  ["ROUTE-24", "faq", /Short answers to your questions/],
  ["ROUTE-26", "terms", /Terms and conditions/],
  ["ROUTE-27", "cookie", /Privacy and cookie statement/],
  ["ROUTE-28", "jobs", /Working with us/],
  ["ROUTE-29", "welcome", /phone number is verified/],
  ["ROUTE-30", "thank", /Thank you/],
  ["ROUTE-31", "valid-fail", /Something went wrong/],
  ["ROUTE-32", "pay-fail", /Payment not successful/],
  ["ROUTE-33", "404", /Looks like you're lost/],
];

/** Text of a page's heading; the accessibility tests check that hydration keeps it. */
function headingOf(html: string): string {
  const [, inner = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inner.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
}

for (const [id, path, heading] of PAGES) {
  test(`/${path} serves its page in both languages [${id}]`, async ({ request }) => {
    const english = await (await request.get(`/en/${path}`)).text();
    expect(headingOf(english)).toMatch(heading);
    expect(english).toMatch(/<html lang="en"/);
    const dutch = await (await request.get(`/nl/${path}`)).text();
    expect(headingOf(dutch)).toMatch(/\S/);
    expect(headingOf(dutch)).not.toMatch(heading);
    expect(dutch).toMatch(/<html lang="nl"/);
  });
}

const FLOWS: readonly [id: string, path: string][] = [
  ["ROUTE-10", ""],
  ["ROUTE-12", "re-use"],
  ["ROUTE-12", "re-cover"],
  ["ROUTE-13", "retail"],
  ["ROUTE-14", "collection"],
  ["ROUTE-15", "b2b"],
  ["ROUTE-16", "retour"],
  ["ROUTE-17", "recover"],
  ["ROUTE-18", "recover/some-token"],
];

test("every page has a title and a heading of its own, in both languages [ROUTE-09, ROUTE-10, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18]", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const [, path] of [...PAGES, ...FLOWS]) {
    for (const language of LANGUAGES) {
      const answer = await request.get(`/${language}/${path}`);
      expect(answer.status(), path).toBe(path === "404" ? 404 : 200);
      const html = await answer.text();
      expect(html, path).toMatch(/<h1[ >]/);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      expect(title, path).not.toBe("");
      // Titles may be equal across languages, but are unique within one.
      const said = titles.get(`${language} ${title}`);
      expect(said, `${title} is the title of ${said} and of ${path}`).toBeUndefined();
      titles.set(`${language} ${title}`, path);
    }
  }
});

for (const path of ["/nl/nowhere", "/nl/re-use/x", "/en/faq/deeper", "/nowhere", "/de/contact"]) {
  test(`${path} is not found, with that status and without moving [ROUTE-12, ROUTE-34]`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const lost = path.startsWith("/en") ? "Looks like you're lost" : /verdwaald/;
    expect(headingOf(await answer.text())).toMatch(lost);
  });
}

test("the not-found page says it in these words, and stays where it is [ROUTE-34, ROUTE-35]", async ({
  page,
}) => {
  await open(page, "/nowhere");
  await expect(page).toHaveURL(/\d\/nowhere$/);
  await open(page, "/en/nowhere");
  await expect(page).toHaveURL(/\/en\/nowhere$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Looks like you're lost");
  await expect(page.getByText("The page you are looking for not available!")).toBeVisible();
});

test("Go Back goes one step back [ROUTE-36]", async ({ page }) => {
  await open(page, "/en/terms");
  await open(page, "/en/nowhere");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/en\/terms$/);
});

test("Go Back leads home where there is nothing to go back to [ROUTE-37]", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => Object.defineProperty(history, "length", { value: 1 }));
  await open(page, `${server.url}/en/nowhere`);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/en\/$/);
});

test("the language follows the path and is stored [ROUTE-05, ROUTE-06, ROUTE-07]", async ({
  page,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("lang"));
  await open(page, "/en/faq");
  await expect.poll(stored).toBe("en");
  await open(page, "/nl/faq");
  await expect.poll(stored).toBe("nl");
});

test("a stored language does not change where an unprefixed path leads [ROUTE-02, ROUTE-08]", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("lang", "en"));
  await open(page, "/faq");
  await expect(page).toHaveURL(/\/nl\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

test("a page opens at its top: by link, by language and by step [ROUTE-04]", async ({ page }) => {
  const top = () => page.evaluate(() => scrollY);
  const toEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await open(page, "/nl/faq");
  await toEnd();
  await page.getByRole("contentinfo").getByRole("link", { name: "Voorwaarden" }).click();
  await page.waitForURL("**/nl/terms");
  await ready(page);
  expect(await top()).toBe(0);
  await toEnd();
  await page.getByRole("link", { name: /^EN/ }).click();
  await page.waitForURL("**/en/terms");
  expect(await top()).toBe(0);
  await open(page, "/nl/recover");
  await toEnd();
  await page.getByRole("link", { name: /^EN/ }).click();
  await expect(page).toHaveURL(/\/en\/recover$/);
  await expect.poll(top).toBe(0);
});
