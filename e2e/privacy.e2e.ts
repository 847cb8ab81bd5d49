import type { Page, Request } from "@playwright/test";
import { dataLayer } from "./data-layer.ts";
import { DESKTOP, expect, open, test } from "./fixtures.ts";
import { OrderVisitor, PASSWORD } from "./order-visitor.ts";

test.use({ viewport: DESKTOP });

const NAME = "Kanarie Pietersen";
const PHONE_NUMBER = "06 5550 1234";
const KEPT_NUMBER = "655501234";
const NOTE = "sleutel onder de gele kanarie";
const STREET = "Lange Veerstraat";

type Trail = { urls: string[]; referrers: string[]; failures: string[]; origins: Set<string> };

/** Records URLs and referrers of all requests. */
function follow(page: Page): Trail {
  const trail: Trail = { urls: [], referrers: [], failures: [], origins: new Set() };
  page.context().on("request", (request: Request) => {
    const url = new URL(request.url());
    trail.origins.add(url.origin);
    trail.referrers.push(request.headers()["referer"] ?? "");
    if (url.pathname.endsWith("/client-failures")) trail.failures.push(request.postData() ?? "");
    // The contract requires the street in this query; a check below verifies that no log contains it.
    trail.urls.push(url.pathname.startsWith("/api/times/") ? url.pathname : url.href);
  });
  page.on("framenavigated", (frame) => trail.urls.push(frame.url()));
  return trail;
}

const storage = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Which of the words occur in the text, as typed or encoded. */
const leaked = (text: string, words: string[]): string[] =>
  words.filter((word) =>
    [word, encodeURIComponent(word), word.replaceAll(" ", "+")].some((form) => text.includes(form)),
  );

test("a customer's name, e-mail, phone, note, street, password and tokens stay out of logs, addresses, referrers, data layer and reports, and nothing of them is left in the browser", async ({
  page,
  server,
}) => {
  const trail = follow(page);
  const tokens: string[] = [];
  page.on("response", async (response) => {
    if (!/\/api\/tokens/.test(response.url())) return;
    const pair = (await response.json().catch(() => ({}))) as { token?: string; refresh?: string };
    tokens.push(...[pair.token, pair.refresh].filter((token) => token !== undefined));
  });
  const visitor = new OrderVisitor(page, "en");
  const { words } = visitor;
  await visitor.goesTo("overview");
  await page.getByLabel(words.name, { exact: true }).fill(NAME);
  await page.getByLabel(words.phone, { exact: true }).fill(PHONE_NUMBER);
  await page.getByLabel(words.note).fill(NOTE);
  await page.getByLabel(words.checked).check();
  expect(leaked(await storage(page), [PASSWORD])).toEqual([]);
  await visitor.confirms();
  await visitor.sees(words.placed);

  const personal = [NAME, visitor.email, PHONE_NUMBER, KEPT_NUMBER, NOTE, STREET, PASSWORD];
  expect(tokens.length).toBeGreaterThan(0);
  const everything = [...personal, ...tokens];
  expect(leaked(server.log(), everything)).toEqual([]);
  await expect.poll(() => server.log()).toContain("/api/times/pickups");
  expect(leaked(trail.urls.join("\n"), everything)).toEqual([]);
  expect(leaked(trail.referrers.join("\n"), everything)).toEqual([]);
  expect(leaked(trail.failures.join("\n"), everything)).toEqual([]);
  expect(leaked(JSON.stringify(await dataLayer(page)), everything)).toEqual([]);
  expect(leaked(await storage(page), everything)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect([...trail.origins]).toEqual([server.url]);
});

test("a user who logs out leaves neither tokens, nor a draft, nor the link of the last order behind [SESS-22]", async ({
  page,
  server,
}) => {
  const visitor = new OrderVisitor(page, "en");
  await visitor.opens("address-selection");
  await visitor.logsIn();
  await visitor.sees(visitor.words.service);
  await visitor.choosesServices("WF");
  const before = await page.evaluate(() => localStorage.getItem("sessionRefreshToken") ?? "");
  expect(before).not.toBe("");
  await page.evaluate(() => {
    const placed = { answer: { link: "/en/orders/kanarie-link" } };
    localStorage.setItem("placedOrder", JSON.stringify({ until: Date.now() + 60_000, placed }));
  });
  await open(page, "/en/logout");
  await expect(page).toHaveURL(/page=address-select/);
  const person = ["Sanne de Vries", "demo@waslijn.example", STREET, "06 12345678"];
  const words = [before, "kanarie-link", ...person];
  expect(leaked(await storage(page), words)).toEqual([]);
  expect(leaked(server.log(), [...words, "schone-was-2026"])).toEqual([]);
});

test("a recovery link leaves its token in no address bar, referrer or log", async ({
  page,
  server,
}) => {
  const token = `kanarie${"a1b2c3d4".repeat(5)}`;
  const trail = follow(page);
  await page.route("**/api/recover/check/token", (route) =>
    route.fulfill({ json: { valid: true, ttl: 7200 } }),
  );
  await open(page, `/en/recover/${token}`);
  await expect(page.getByRole("textbox")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(token));
  expect(leaked(trail.referrers.join("\n"), [token])).toEqual([]);
  expect(leaked(JSON.stringify(await dataLayer(page)), [token])).toEqual([]);
  expect(leaked(server.log(), [token])).toEqual([]);
});
