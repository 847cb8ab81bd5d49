import { sql } from "kysely";
import { expect, test } from "vitest";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { openTestApp } from "../../../../test/test-app.ts";
import { bagsDiffer } from "../kept-bags-repository.ts";

test("the database expects few orders whose bags differ, and so looks for these alone [COUNT-05]", async () => {
  const it = await openTestApp("PostgreSQL");
  const { db } = it.deps;
  const numbers = Array.from({ length: 40 }, (_, turn) => `W-${40_001 + turn}`);
  await placeTestOrders(
    db,
    numbers.map((number) => ({ number, pickup: "2026-11-17 08:00" })),
  );
  await sql`UPDATE orders SET bags = 2, bags_arrived = 2`.execute(db);
  await sql`ANALYZE orders`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>`
    EXPLAIN (FORMAT JSON) SELECT id FROM orders WHERE ${bagsDiffer("orders")}`.execute(db);
  expect(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"]).toBe(1);
  await it.close();
});
