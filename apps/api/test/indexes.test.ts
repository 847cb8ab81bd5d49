import { afterAll, beforeAll, expect, test } from "vitest";
import { cleanUp } from "../src/jobs/clean-up.ts";
import { findCustomer } from "../src/modules/privacy/find-customer.ts";
import { readStops } from "../src/modules/driving/stops-repository.ts";
import { explain } from "./explain.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL");
});
afterAll(() => it.close());

test("the clean-up finds old mails and sessions by an index", async () => {
  const plans = (await explain(it.deps.db, (db) => cleanUp({ ...it.deps, db }))).join("\n");
  for (const index of ["outbox_sent", "outbox_dead", "sessions_revoked", "sessions_expiry"]) {
    expect(plans).toContain(index);
  }
});

test("the stops of a day at all hubs are found by an index", async () => {
  const [plan] = await explain(it.deps.db, (db) => readStops(db, "2026-11-17"));
  expect(plan).toContain("orders_pickup_day");
  expect(plan).toContain("orders_delivery_day");
});

test("the orders of an e-mail address are found by an index", async () => {
  const plans = await explain(it.deps.db, (db) => findCustomer(db, "jan@voorbeeld.example"));
  expect(plans.join("\n")).toContain("orders_contact");
});
