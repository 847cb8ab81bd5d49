import type { Page } from "@playwright/test";
import { basename } from "node:path";
import { pageFiles } from "../scripts/checks/page-files.ts";
import { expect, expectAccessible, open, ready, test } from "./fixtures.ts";
import { collectCalls, keypad, loseAnswers, typeCode } from "./locations.ts";
import type { RunningServer } from "./running-server.ts";

const ORDERS = "**/api/orders/retail/no-terminal";
const kept = (page: Page) => page.getByRole("heading", { name: "Bestelling bewaard" });
const placed = (page: Page) => page.getByRole("heading", { name: "Bestelling geplaatst" });
const today = (page: Page) => page.getByRole("region", { name: "Vandaag op dit apparaat" });

async function placeAt(page: Page, code = "7430"): Promise<void> {
  await typeCode(page, code);
  await page.getByRole("button", { name: "Plaats bestelling" }).click();
}

const countOrders = async (server: RunningServer): Promise<number> =>
  (await server.query<{ count: number }>("SELECT count(*)::int AS count FROM orders"))[0]?.count ??
  0;

/** As the browser does when the network is back. */
const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test.describe("without a connection", () => {
  test.use({ serviceWorkers: "block" });

  test("an order whose answer was lost is sent again and placed once", async ({ page, server }) => {
    const before = await countOrders(server);
    const calls = collectCalls(page);
    await loseAnswers(page, "/orders/retail/no-terminal");
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(kept(page)).toBeVisible();
    await expect(today(page)).toContainText("Wacht op verbinding");
    expect(await countOrders(server)).toBe(before + 1);

    await page.unroute("**/api/orders/retail/no-terminal");
    await backOnline(page);
    await expect(placed(page)).toBeVisible();
    expect(await countOrders(server)).toBe(before + 1);
    const posts = calls.filter((call) => call.method() === "POST");
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect(new Set(posts.map((post) => post.headers()["idempotency-key"])).size).toBe(1);
  });

  test("an order outlives a reload in mid-order", async ({ page, server }) => {
    const before = await countOrders(server);
    let reached = () => {};
    const sent = new Promise<void>((resolve) => (reached = resolve));
    await page.route(ORDERS, async (route) => {
      await route.fetch();
      reached();
      // Never answered: the page is closed before.
    });
    await open(page, "/nl/retail");
    await placeAt(page);
    await sent;
    await page.unroute(ORDERS);
    await page.reload();
    await ready(page);
    await expect(today(page)).toContainText("Geplaatst");
    expect(await countOrders(server)).toBe(before + 1);
  });

  test("two pages on one device send a waiting order once", async ({ page, context, server }) => {
    const before = await countOrders(server);
    await page.route(ORDERS, (route) => route.abort());
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(kept(page)).toBeVisible();
    await page.unroute(ORDERS);
    const second = await context.newPage();
    await second.clock.setFixedTime("2026-11-16T09:00:00+01:00");
    await Promise.all([open(second, "/nl/retail"), backOnline(page)]);
    await expect(placed(page)).toBeVisible();
    await backOnline(second);
    await expect(today(second)).toContainText("Geplaatst");
    await expect(today(second).getByRole("listitem")).toHaveCount(1);
    expect(await countOrders(server)).toBe(before + 1);
  });

  test("a collection is kept and sent, too", async ({ page, server }) => {
    const before = await countOrders(server);
    await page.route("**/api/order-collections", (route) => route.abort());
    await open(page, "/nl/collection");
    await typeCode(page, "7430");
    await page.getByRole("button", { name: "Plaats ophaalverzoek" }).click();
    await expect(page.getByRole("heading", { name: "Verzoek bewaard" })).toBeVisible();
    await page.unroute("**/api/order-collections");
    await backOnline(page);
    await expect(page.getByRole("heading", { name: "Ophalen aangevraagd" })).toBeVisible();
    expect(await countOrders(server)).toBe(before + 1);
  });

  test("a location that this device has seen is known, another is not", async ({ page }) => {
    await open(page, "/nl/retail");
    await typeCode(page, "7430");
    await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
    await page.getByRole("link", { name: "Andere code invoeren" }).click();
    await page.route("**/api/**", (route) => route.abort());
    await typeCode(page, "0012");
    await expect(page.getByText(/niet gevonden: geen verbinding/)).toBeVisible();
    await typeCode(page, "7430");
    await expect(page.getByText(/Deze locatie was op dit apparaat bewaard/)).toBeVisible();
    await page.getByRole("button", { name: "Plaats bestelling" }).click();
    await expect(kept(page)).toBeVisible();
  });

  test("an order that waited twelve hours is sent only when staff say so", async ({
    page,
    server,
  }) => {
    const before = await countOrders(server);
    await page.route(ORDERS, (route) => route.abort());
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(kept(page)).toBeVisible();
    await page.getByRole("link", { name: "Andere code invoeren" }).click();
    await placeAt(page, "0012");
    await expect(kept(page)).toBeVisible();
    await page.clock.setFixedTime("2026-11-16T22:00:00+01:00");
    await page.unroute(ORDERS);
    await page.reload();
    await ready(page);
    await expect(today(page).getByText("Toch nog versturen?")).toHaveCount(2);
    await backOnline(page);
    expect(await countOrders(server)).toBe(before);
    await expectAccessible(page);
    await today(page).getByRole("button", { name: "Weggooien" }).first().click();
    await expect(today(page).getByRole("listitem")).toHaveCount(1);
    await today(page).getByRole("button", { name: "Versturen" }).click();
    await expect(today(page)).toContainText("Geplaatst");
    expect(await countOrders(server)).toBe(before + 1);
  });

  test("an order that is refused later says why until staff have seen it [CODE-24]", async ({
    page,
  }) => {
    await page.route(ORDERS, (route) => route.abort());
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(kept(page)).toBeVisible();
    await page.unroute(ORDERS);
    await page.route(ORDERS, (route) =>
      route.fulfill({
        status: 429,
        json: { type: "orders_limit_reached", title: "", status: 429, extra: {} },
      }),
    );
    await backOnline(page);
    await expect(today(page)).toContainText("de limiet voor vandaag was bereikt");
    await page.clock.setFixedTime("2026-11-17T09:00:00+01:00");
    await page.reload();
    await ready(page);
    await expect(today(page)).toContainText("maandag 16 november");
    await expectAccessible(page);
    await today(page).getByRole("button", { name: "Gezien" }).click();
    await expect(today(page)).toBeHidden();
  });
});

test.describe("on plain http", () => {
  test.use({ serviceWorkers: "block" });

  test("an order waits and is sent without workers, locks, wake lock and randomUUID", async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      for (const name of ["locks", "serviceWorker", "wakeLock"]) {
        delete (Navigator.prototype as unknown as Record<string, unknown>)[name];
      }
      delete (Crypto.prototype as unknown as Record<string, unknown>).randomUUID;
    });
    const before = await countOrders(server);
    await loseAnswers(page, "/orders/retail/no-terminal");
    await open(page, "/nl/retail");
    expect(await page.evaluate(() => "locks" in navigator || "randomUUID" in crypto)).toBe(false);
    await placeAt(page);
    await expect(kept(page)).toBeVisible();
    await page.unroute(ORDERS);
    await backOnline(page);
    await expect(placed(page)).toBeVisible();
    expect(await countOrders(server)).toBe(before + 1);
  });

  for (const [why, words, breakStorage] of [
    [
      "where the browser stores nothing at all",
      /Deze browser bewaart niets: laat deze pagina open/,
      () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
    ],
    [
      "of a device that is full",
      /Dit toestel is vol: laat deze pagina open/,
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("The disk is full.", "QuotaExceededError");
        };
      },
    ],
  ] as const) {
    test(`an order waits in the open page ${why}, which says so`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await page.route(ORDERS, (route) => route.abort());
      await open(page, "/nl/retail");
      await placeAt(page);
      await expect(page.getByText(words).first()).toBeVisible();
      await page.unroute(ORDERS);
      await backOnline(page);
      await expect(placed(page)).toBeVisible();
    });
  }
});

test.describe("at a counter", () => {
  test.use({ serviceWorkers: "block" });

  test("a device that never used the keypad loads what follows it at the first touch", async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(basename(request.url()));
    });
    await open(page, "/nl/retail");
    await page.waitForLoadState("networkidle");
    const atStart = pageFiles("retail", "nl").map((file) => basename(file));
    expect([...scripts].toSorted()).toEqual(atStart.toSorted());
    await typeCode(page, "7430");
    await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
    expect(scripts.size).toBeGreaterThan(atStart.length);
  });

  test("the code is remembered when staff ask for it, and forgotten again", async ({ page }) => {
    await open(page, "/nl/retail");
    await typeCode(page, "7430");
    const remember = page.getByRole("checkbox", { name: "Onthoud deze code op dit apparaat" });
    await expect(remember).not.toBeChecked();
    await remember.check();
    await open(page, "/nl/collection");
    await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
    await remember.uncheck();
    await open(page, "/nl/retail");
    await expect(keypad(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("retailCode"))).toBeNull();
  });

  test("today's orders are listed, and their summary prints alone", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(placed(page)).toBeVisible();
    await page.reload();
    await ready(page);
    await today(page)
      .getByRole("button", { name: /Samenvatting van Kapsalon De Krul, 09:00/ })
      .click();
    await page.getByRole("button", { name: "Samenvatting printen" }).click();
    await expect(page.locator("html[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Gedempte Oude Gracht 41", { exact: false })).toBeVisible();
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      today(page),
      placed(page),
    ]) {
      await expect(hidden).toBeHidden();
    }
  });

  test("yesterday's orders are no longer listed", async ({ page }) => {
    await open(page, "/nl/retail");
    await placeAt(page);
    await expect(today(page)).toBeVisible();
    await page.clock.setFixedTime("2026-11-17T09:00:00+01:00");
    await page.reload();
    await ready(page);
    await expect(keypad(page)).toBeVisible();
    await expect(today(page)).toHaveCount(0);
  });

  test("the screen is kept awake", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "wakeLock", {
        value: {
          request: async (kind: string) => {
            document.documentElement.setAttribute("data-awake", kind);
            return { release: async () => undefined };
          },
        },
      });
    });
    await open(page, "/nl/retail");
    await expect(page.locator("html[data-awake=screen]")).toBeAttached();
  });
});

test.describe("installed", () => {
  const workers = (page: Page) =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    );
  const cached = (page: Page) =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map((request) => new URL(request.url).pathname);
    });

  test("the keypad opens and takes an order without a connection", async ({
    page,
    context,
    server,
  }) => {
    const before = await countOrders(server);
    await open(page, "/nl/retail");
    await typeCode(page, "7430");
    await page.getByRole("checkbox", { name: "Onthoud deze code op dit apparaat" }).check();
    await expect.poll(() => workers(page)).toEqual(["/nl/retail", "/en/retail"]);
    await expect.poll(() => cached(page)).toContain("/en/retail");
    await page.reload();
    await ready(page);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await expect(page.getByText(/Deze locatie was op dit apparaat bewaard/)).toBeVisible();
    await page.getByRole("button", { name: "Plaats bestelling" }).click();
    await expect(kept(page)).toBeVisible();
    await context.setOffline(false);
    await expect(placed(page)).toBeVisible({ timeout: 20_000 });
    expect(await countOrders(server)).toBe(before + 1);
    expect((await cached(page)).filter((path) => path.startsWith("/api"))).toEqual([]);
  });

  test("no other page has a worker", async ({ page }) => {
    await open(page, "/nl/contact");
    expect(await workers(page)).toEqual([]);
  });
});
