import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { printMetrics } from "../metrics.ts";
import { viewToday } from "../modules/desk/view-today.ts";

const clock = new MovableClock();
let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL", { clock });
});
afterAll(() => it.close());

test("a server that listens empties what is older than we promise to keep it", async () => {
  const { db } = it.deps;
  await placeTestOrders(db, [
    { number: "W-1", pickup: "2026-11-17 08:00", email: "gast@example.nl" },
    { number: "W-2", pickup: "2032-11-17 08:00", email: "gast@example.nl" },
  ]);
  clock.forward(6 * 366 * 86_400);
  await it.app.listen({ host: "127.0.0.1", port: 0 });
  const named = () =>
    db
      .selectFrom("orders")
      .select("number")
      .where(sql<boolean>`contact <> '{}'`);
  await expect.poll(() => named().execute()).toEqual([{ number: "W-2" }]);
});

test("a server that listens invoices companies for the month that is over, also while the photo store fails [BILL-07] [CARE-03]", async () => {
  const clock = new MovableClock();
  // Nothing listens on this port.
  const settings = { FILES_URL: "http://key:secret@127.0.0.1:9/photos" };
  const it = await openTestApp("PostgreSQL", { clock, settings });
  onTestFinished(() => it.close());
  await it.deps.db
    .insertInto("stored_leftovers")
    .values({ key: "order/photo.jpg", since: clock.now() })
    .execute();
  const { db } = it.deps;
  await placeTestOrders(db, [{ number: "W-1", pickup: "2026-11-17 08:00", email: "a@example.nl" }]);
  const company_id = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
  const { id: order_id } = await db
    .updateTable("orders")
    .set({ company_id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const at = clock.now();
  const bill = { id: order_id, order_id, version: 1, total_cents: 3495 };
  const lines = JSON.stringify([{ kind: "kilos", count: 6, cents: 3495, vat: "21" }]);
  await db
    .insertInto("bills")
    .values({ ...bill, created_at: at, changed_at: at })
    .execute();
  await db
    .insertInto("bill_versions")
    .values({
      bill_id: bill.id,
      version: 1,
      order_version: 1,
      at,
      counted: "{}",
      lines,
      total_cents: 3495,
    })
    .execute();
  clock.set("2026-12-01T00:00:00+01:00");
  await it.app.listen({ host: "127.0.0.1", port: 0 });
  const issued = db.selectFrom("invoices").select(["company_id", "month", "total_cents"]);
  await expect
    .poll(() => issued.execute(), { timeout: 20_000 })
    .toEqual([{ company_id, month: "2026-11", total_cents: 3495 }]);
  const noted = async () => {
    const rows = await db.selectFrom("job_runs").selectAll().execute();
    return rows.find(({ name }) => name === "photo-store");
  };
  await expect.poll(noted).toBeDefined();
  expect(await noted()).toMatchObject({ succeeded_at: null, failed_at: clock.now() });
  const { needs } = await viewToday(it.deps, {});
  expect(needs.find(({ kind }) => kind === "job-failing")).toMatchObject({ count: 1, orders: [] });
  const metrics = await printMetrics();
  expect(metrics).toMatch(/waslijn_job_last_failure_seconds\{job="photo-store"\} \d+/);
  expect(metrics).toMatch(/waslijn_job_last_success_seconds\{job="company-invoices"\} \d+/);
});
