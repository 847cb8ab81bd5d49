import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../scripts/test/postgres.ts";
import { buildApp } from "../src/app.ts";
import { openPostgres, type OpenDatabase } from "../src/db/client.ts";
import { listStops } from "../src/modules/driving/list-stops.ts";
import { addOrder } from "./orders.ts";
import { addStaff, staffHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/** Two databases with different rows, so that a response shows where it was read. */
let it: TestApp;
let standby: TestDatabase;
let opened: OpenDatabase;

beforeAll(async () => {
  it = await openTestApp("PGlite");
  await addOrder(it, { number: "W-PRIMARY" });
  standby = await createTestDatabase();
  const filling = openPostgres(standby.url, 1);
  await addOrder({ deps: { ...it.deps, db: filling.db } } as TestApp, { number: "W-STANDBY" });
  await filling.close();
  const readUrl = `${standby.url}?options=${encodeURIComponent("-c default_transaction_read_only=on")}`;
  opened = openPostgres(standby.url, 2, { readUrl });
});

afterAll(async () => {
  await it.close();
  await opened.close();
  await standby.drop();
});

test("reports, exports and lists for drivers read from a standby, and write nothing there", async () => {
  const app = await buildApp({ ...it.deps, reading: opened.reading });
  const headers = await staffHeaders(it, await addStaff(it, "owner"));
  const ask = (url: string) => app.inject({ url: `/api/console${url}`, headers });
  const exported = await ask("/orders/export");
  expect(exported.body).toContain("W-STANDBY");
  expect(exported.body).not.toContain("W-PRIMARY");
  const report = await ask("/reports?from=2026-11-01&until=2026-11-30");
  expect(report.statusCode).toBe(200);
  const { windows } = await listStops({ database: opened }, { day: "2026-11-17" });
  expect(windows.flatMap(({ stops }) => stops).map(({ number }) => number)).toEqual(["W-STANDBY"]);
  // The desk's own list reads from the primary: it never lags behind the desk's acts.
  const listed = await ask("/orders");
  expect(listed.body).toContain("W-PRIMARY");
  expect(listed.body).not.toContain("W-STANDBY");
  await app.close();
});
