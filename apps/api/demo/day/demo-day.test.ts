import { ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { expect, onTestFinished, test } from "vitest";
import { USUAL_DATABASE } from "../../test/databases.ts";
import { livesOf, placeOrder, wrongWindows } from "../../test/order-life.ts";
import { recountedDays, reportedDays } from "../../test/recount-reports.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { frozenClock } from "../../src/clock.ts";
import { readEnv } from "../../src/env.ts";
import { auditPayments } from "../../src/modules/payments/audit-payments.ts";
import { makeFirstDemoDay, remakeDemoDay } from "./demo-day.ts";
import { findDemoLinks } from "./demo-links.ts";
import { mayHaveDemoDay } from "./demo-day.ts";

const NOW = "2026-11-18T11:00:00+01:00";

const workOf = ({ deps, database }: TestApp) => ({
  ...deps,
  database,
  who: "test",
  progress: () => undefined,
});

/** The orders without their random columns. */
async function pictureOf({ deps: { db } }: TestApp): Promise<unknown[]> {
  return db
    .selectFrom("orders")
    .leftJoin("bills", "bills.order_id", "orders.id")
    .select(["number", "kind", "status", "hub_id", "contact", "services", "orders.version"])
    .select(["pickup_at", "delivery_at", "bills.state", "total_cents", "orders.created_at"])
    .orderBy("number")
    .execute();
}

test("a demonstration has four weeks of orders in all states, its books and windows agree, and made anew it is the same, also in reports [DESK-10][SHOP-07]", async () => {
  const it = await openTestApp(USUAL_DATABASE, { clock: frozenClock(NOW) });
  onTestFinished(() => it.close());
  const { db, clock } = it.deps;
  const made = await makeFirstDemoDay(it.deps);
  expect(made).toBeGreaterThan(130);
  expect(made).toBeLessThan(170);

  const orders = await db.selectFrom("orders").selectAll().execute();
  const values = <T>(of: (order: (typeof orders)[number]) => T) => new Set(orders.map(of));
  expect(values(({ status }) => status)).toEqual(new Set(ORDER_STATES));
  const kinds = ORDER_KINDS.filter((kind) => kind !== "re-cover");
  expect([...values(({ kind }) => kind)]).toEqual(expect.arrayContaining(kinds));
  expect(values(({ awaits_window }) => awaits_window)).toEqual(
    new Set([null, "pickup", "delivery"]),
  );
  expect(orders.some(({ pickup_at }) => pickup_at > clock.now())).toBe(true);

  const bills = await db.selectFrom("bills").select("state").execute();
  expect(new Set(bills.map(({ state }) => state))).toEqual(
    new Set(["open", "overdue", "paid", "charged-back", "partly-refunded"]),
  );
  const differing = orders.filter(({ bags, bags_arrived: arrived }) => arrived && arrived !== bags);
  expect(differing).toHaveLength(1);
  const complaints = await db.selectFrom("complaints").select("state").execute();
  expect(complaints).toContainEqual({ state: "open" });
  const turns = await db.selectFrom("plan_turns").select("outcome").orderBy("turn_date").execute();
  expect(turns.map(({ outcome }) => outcome)).toEqual(["first", "ordered"]);
  const drivers = await db.selectFrom("staff").select("id").where("role", "=", "driver").execute();
  expect(drivers).toHaveLength(2);
  const driven = await db.selectFrom("run_stops").select("order_id").execute();
  expect(driven.length).toBeGreaterThan(10);
  const waiting = await db.selectFrom("area_requests").select("id").execute();
  expect(waiting.length).toBeGreaterThan(5);

  const messages = await db.selectFrom("outbox").selectAll().execute();
  const dead = messages.filter(({ dead_at }) => dead_at);
  expect(dead).toHaveLength(1);
  for (const { sent_at, dead_at, next_attempt_at, created_at } of messages) {
    expect(next_attempt_at).toBeNull();
    if (!dead_at) expect(sent_at).toEqual(created_at);
  }

  expect(await wrongWindows(it)).toEqual([]);
  expect(await auditPayments(workOf(it), {})).toEqual([]);
  for (const { id } of orders) {
    const [folded, stored] = await livesOf(it, id);
    expect(stored).toEqual(folded);
  }

  const { orderPage, bill } = await findDemoLinks(it.deps);
  const last = (path = ""): string => path.split("/").at(-1) ?? "";
  const seen = await it.app.inject(`/api/orders/by-link/${last(orderPage)}`);
  expect(seen.json()).toMatchObject({ state: expect.stringMatching(/picked-up|counted|ready/) });
  const due = await it.app.inject(`/api/bills/by-code/${last(bill)}`);
  expect(due.json()).toMatchObject({ isPending: false, bill: { pay: expect.any(String) } });

  const before = await pictureOf(it);
  expect(await makeFirstDemoDay(it.deps)).toBe(0);
  expect(await remakeDemoDay(workOf(it), {})).toEqual({ orders: made });
  expect(await pictureOf(it)).toEqual(before);
  const reported = await reportedDays(db);
  expect(reported).toEqual(await recountedDays(db));
  expect(Object.values(reported).some(({ late = 0 }) => late > 0)).toBe(true);
}, 300_000);

test("a demonstration that is started at night has its runs of today [DESK-10]", async () => {
  const it = await openTestApp(USUAL_DATABASE, { clock: frozenClock("2026-11-18T00:20:00+01:00") });
  onTestFinished(() => it.close());
  await makeFirstDemoDay(it.deps);
  const runs = await it.deps.db
    .selectFrom("runs")
    .innerJoin("run_stops", "run_stops.run_id", "runs.id")
    .select("hub_id")
    .where("day", "=", "2026-11-18")
    .execute();
  expect(new Set(runs.map(({ hub_id }) => hub_id))).toEqual(new Set(["haarlem", "amsterdam"]));
}, 300_000);

test("a database with orders, or without the demonstration's hubs, gets no invented order and loses none [DESK-10]", async () => {
  const it = await openTestApp();
  onTestFinished(() => it.close());
  const { db } = it.deps;
  await db.deleteFrom("seeded").where("table_name", "=", "hubs").execute();
  expect(await makeFirstDemoDay(it.deps)).toBe(0);
  await db.insertInto("seeded").values({ table_name: "hubs" }).execute();
  const { number } = await placeOrder(it);
  expect(await makeFirstDemoDay(it.deps)).toBe(0);
  await expect(remakeDemoDay(workOf(it), {})).rejects.toThrow("no_demonstration");
  expect(await db.selectFrom("orders").select("number").execute()).toEqual([{ number }]);
});

test.each([
  [{}, true],
  [{ SEED: "none" }, false],
  [{ DATABASE_URL: "postgres://localhost/shop" }, false],
  [{ DATABASE_URL: "postgres://localhost/shop", SEED: "demo" }, true],
  [{ PUBLIC_URL: "http://was.example" }, false],
  [{ PUBLIC_URL: "http://localhost.was.example" }, false],
  [{ PUBLIC_URL: "http://localhost:8080" }, true],
  [{ PUBLIC_URL: "http://127.0.0.1:9000/" }, true],
  [{ PUBLIC_URL: "http://[::1]:8080" }, true],
  [{ SMTP_URL: "smtp://localhost" }, false],
  [{ SMS_URL: "https://texts.example" }, false],
  [{ MOLLIE_API_KEY: "test_key" }, false],
  [{ TEST_BANK: "off" }, false],
])("with %o invented orders may stand there: %s [DESK-10]", (settings, may) => {
  expect(mayHaveDemoDay(readEnv(settings))).toBe(may);
});
