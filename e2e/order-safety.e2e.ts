import type { Page, Request } from "@playwright/test";
import { DESKTOP, expect, ready, test } from "./fixtures.ts";
import { emptyWindows, DELIVERY, OrderVisitor, PASSWORD, PICKUP } from "./order-visitor.ts";
import { passNotifications } from "./paused-clock.ts";
import type { RunningServer } from "./running-server.ts";

test.beforeEach(({ server }) => emptyWindows(server));

test.use({ viewport: DESKTOP });

const ORDERS = "**/api/orders";

const countOrders = async (server: RunningServer, email: string) =>
  (await server.query("SELECT 1 FROM orders WHERE contact->>'email' = $1", [email])).length;

const keysOf = (requests: Request[]) =>
  new Set(requests.map((request) => request.headers()["idempotency-key"]));

function placements(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/orders")) sent.push(request);
  });
  return sent;
}

/** Reloads, then removes the stub: the old page retries until it is unloaded. */
async function reloadInReach(page: Page): Promise<void> {
  await page.reload({ waitUntil: "commit" });
  await page.unroute(ORDERS);
  await ready(page);
}

async function atOverview(page: Page): Promise<OrderVisitor> {
  const visitor = new OrderVisitor(page, "en");
  await visitor.comesBackTo("overview");
  await visitor.fillsContact();
  return visitor;
}

test("a double click makes one order, sent with the device's id and one key [FLOW-41] [API-05] [STATE-14]", async ({
  page,
  server,
}) => {
  const sent = placements(page);
  const visitor = await atOverview(page);
  await visitor.button(visitor.words.confirm).dblclick();
  await visitor.sees(visitor.words.placed);
  expect(sent).toHaveLength(1);
  const device = await page.evaluate(() => localStorage.getItem("deviceToken"));
  expect(sent[0]?.headers()["x-device-web-id"]).toBe(device);
  expect(sent[0]?.headers()["idempotency-key"]).toMatch(/^[\w-]{36}$/);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

test("the button is off while the order is sent, and on again after a failure that tells the server's title and keeps what was typed [ERR-11] [ERR-12] [FLOW-41] [STATE-14]", async ({
  page,
  server,
}) => {
  const visitor = await atOverview(page);
  await page.route(
    ORDERS,
    async (route) => {
      await expect(visitor.button("Placing your order")).toHaveAttribute("aria-disabled", "true");
      await route.fulfill({
        status: 429,
        contentType: "application/problem+json",
        json: { type: "orders_limit_reached", title: "Enough for today.", status: 429, extra: {} },
      });
    },
    { times: 1 },
  );
  await visitor.confirms();
  await expect(page.getByRole("alert")).toHaveText("Enough for today.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Noor de Wit");
  await passNotifications(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Your order has not been placed.");
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

test("an answer without a title gives the generic text [ERR-11]", async ({ page }) => {
  const visitor = await atOverview(page);
  await page.route(ORDERS, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  await visitor.confirms();
  await expect(page.getByRole("alert")).toHaveText(/Oops! Something went wrong at our side/);
});

test("offline during placing: the page says that it still tries, and makes one order", async ({
  page,
  context,
  server,
}) => {
  const sent = placements(page);
  const visitor = await atOverview(page);
  await context.setOffline(true);
  await visitor.confirms();
  await expect(page.getByText("We’re still trying.")).toBeVisible();
  await context.setOffline(false);
  await visitor.sees(visitor.words.placed);
  expect(keysOf(sent).size).toBe(1);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

test("an answer that gets lost is asked for again with the same key, and there is one order", async ({
  page,
  server,
}) => {
  const sent = placements(page);
  const visitor = await atOverview(page);
  await page.route(
    ORDERS,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(sent).toHaveLength(2);
  expect(keysOf(sent).size).toBe(1);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

test("a reload while the answer is lost finds the order that was made", async ({
  page,
  server,
}) => {
  const visitor = await atOverview(page);
  await page.route(ORDERS, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visitor.confirms();
  await expect(page.getByText("We’re still trying.")).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem("order.consumer.pending"));
  expect(kept).toContain(visitor.email);
  expect(kept).not.toContain(PASSWORD);
  await reloadInReach(page);
  await visitor.sees(visitor.words.placed);
  await expect(page.getByRole("main")).toContainText(/Order W-\d+/);
  expect(await countOrders(server, visitor.email)).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem("order.consumer.pending"))).toBeNull();
});

test("a reload before anything arrived asks for the password again, and then there is one order", async ({
  page,
  server,
}) => {
  const visitor = await atOverview(page);
  await page.route(ORDERS, (route) => route.abort());
  await visitor.confirms();
  await expect(page.getByText("We’re still trying.")).toBeVisible();
  await reloadInReach(page);
  await visitor.sees(visitor.words.account);
  expect(await countOrders(server, visitor.email)).toBe(0);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await visitor.button("Next").click();
  await visitor.sees(visitor.words.overview);
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

test("Back while the order is under way makes no second one", async ({ page, server }) => {
  const visitor = new OrderVisitor(page, "en");
  await visitor.goesTo("overview");
  await visitor.fillsContact();
  await page.route(
    ORDERS,
    async (route) => {
      await page.goBack();
      await route.continue();
    },
    { times: 1 },
  );
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(await countOrders(server, visitor.email)).toBe(1);
});

for (const [kind, window] of [
  ["pickup", PICKUP],
  ["delivery", DELIVERY],
] as const) {
  test(`a ${kind} window that was taken meanwhile is told, the times are loaded anew and the rest stays`, async ({
    page,
    server,
  }) => {
    const visitor = await atOverview(page);
    await page.getByLabel("Note with your order").fill("Ring twice");
    await server.query(
      `INSERT INTO slots (hub_id, kind, date, from_time, booked)
       SELECT hub_id, kind, $2::date, from_time, 100000 FROM hub_windows
       WHERE kind = $1 AND from_time = $3
       ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = 100000`,
      [kind, window.day, window.hour],
    );
    await visitor.confirms();
    await visitor.sees(visitor.words.time);
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`Somebody just took that ${kind} time`);
    const card = page.getByRole("region", { name: visitor.words[kind], exact: true });
    await card.getByLabel("Day").selectOption(window.day);
    await expect(card.getByRole("radio", { name: new RegExp(`^${window.hour}`) })).toBeDisabled();
    if (kind === "pickup") await visitor.chooses("pickup", { ...PICKUP, hour: "16:00" });
    await visitor.chooses("delivery", { ...DELIVERY, hour: "18:00" });
    await visitor.button(visitor.words.nextOverview).click();
    await visitor.sees(visitor.words.overview);
    await expect(page.getByLabel("Note with your order")).toHaveValue("Ring twice");
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    expect(await countOrders(server, visitor.email)).toBe(1);
    await server.query("DELETE FROM slots WHERE booked = 100000");
  });
}

test("a user's token that expired in mid-flow is refreshed once before the order [SESS-13] [SESS-14]", async ({
  page,
  server,
}) => {
  const visitor = new OrderVisitor(page, "en");
  await visitor.opens("address-selection");
  await visitor.logsIn();
  await visitor.sees(visitor.words.service);
  const refreshes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/tokens/refresh")) refreshes.push(request.url());
  });
  await visitor.choosesServices("WF");
  await visitor.choosesTimes();
  await visitor.sees(visitor.words.overview);
  await server.setTime("2026-11-16T09:30:00+01:00");
  const before = await countOrders(server, "demo@waslijn.example");
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(refreshes).toHaveLength(1);
  expect(await countOrders(server, "demo@waslijn.example")).toBe(before + 1);
  await server.setTime("2026-11-16T09:00:00+01:00");
});

test("a guest whose time is over is silently replaced before the order [SESS-13]", async ({
  page,
  server,
}) => {
  const visitor = await atOverview(page);
  await server.setTime("2026-11-16T09:45:00+01:00");
  await page.clock.setFixedTime("2026-11-16T09:45:00+01:00");
  await visitor.confirms();
  await visitor.sees(visitor.words.placed);
  expect(await countOrders(server, visitor.email)).toBe(1);
  await server.setTime("2026-11-16T09:00:00+01:00");
});
