import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consumerOrder, countRows, post } from "./order-fixtures.ts";
import { bookNaively } from "./naive-booking.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { waitForWaiting } from "./wait-for-waiting.ts";

const CROWD = 10;

let it: TestApp;
beforeEach(async () => {
  it = await openTestApp("PostgreSQL");
  await it.deps.db.updateTable("hub_windows").set({ capacity: 1 }).execute();
});
afterEach(() => it.close());

/** Locks the window until all concurrent orders wait for it; returns how many got a place. */
async function placesTaken(): Promise<number> {
  await sql`INSERT INTO slots VALUES ('haarlem', 'delivery', '2026-11-19', '08:00', 0)`.execute(
    it.deps.db,
  );
  const crowd = await it.deps.db.transaction().execute(async (transaction) => {
    await sql`SELECT * FROM slots FOR UPDATE`.execute(transaction);
    const orders = Array.from({ length: CROWD }, () => post(it, "/orders", consumerOrder()));
    await waitForWaiting(it.deps.db, CROWD);
    return { orders };
  });
  const answers = await Promise.all(crowd.orders);
  const placed = answers.filter((answer) => answer.statusCode === 201).length;
  expect(await countRows(it, "orders")).toBe(placed);
  return placed;
}

test("of a crowd that waits for the last place one gets it", async () => {
  expect(await placesTaken()).toBe(1);
});

test("a booking that looks before it takes gives the last place to the whole crowd, so the crowd can catch it", async () => {
  await bookNaively(
    async (statement) =>
      (await sql.raw<{ definition?: string }>(statement).execute(it.deps.db)).rows,
  );
  expect(await placesTaken()).toBe(CROWD);
});
