import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { consumerOrder, post } from "../../../test/order-fixtures.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { waitForWaiting } from "../../../test/wait-for-waiting.ts";
import type { Db } from "../../db/client.ts";
import { applyData } from "../provider-data/apply-data.ts";

const FIRST_DAY = "2026-11-16";
const PICKUP_DAY = "2026-11-17";

let it: TestApp;
beforeEach(async () => {
  it = await openTestApp("PostgreSQL");
});
afterEach(() => it.close());

const close = (db: Db, date: string) =>
  db.insertInto("hub_closures").values({ hub_id: "haarlem", date, reason: "Storing" }).execute();

/** Sends an order while the day is open, and closes the day before the order is booked. */
async function closeMeanwhile(date: string, order: () => ReturnType<typeof post>) {
  const closing = await it.deps.db.startTransaction().execute();
  await close(closing, date);
  const answer = order();
  await waitForWaiting(it.deps.db);
  await closing.commit().execute();
  return answer;
}

test("an order by code whose day is closed meanwhile gets the next one [API-30]", async () => {
  const answer = await closeMeanwhile(FIRST_DAY, () =>
    post(it, "/orders/retail/no-terminal", { code: "7430" }),
  );
  expect(answer.json().pickupTime).toBe(`${PICKUP_DAY}T08:00:00+01:00`);
});

test("an order whose day is closed meanwhile is refused", async () => {
  const answer = await closeMeanwhile(PICKUP_DAY, () => post(it, "/orders", consumerOrder()));
  expect([answer.statusCode, answer.json().type]).toEqual([422, "slot_not_offered"]);
});

describe("whoever closes a day", () => {
  const files = [
    {
      name: "hub_closures.json",
      text: JSON.stringify([{ hub_id: "haarlem", date: PICKUP_DAY, reason: "Storing" }]),
    },
  ];
  const closeDay = () =>
    applyData(
      { ...it.deps, database: it.database, who: "test", progress: () => undefined },
      { files, dryRun: false, mayRemove: true },
    );

  test("is told of an order that was under way", async () => {
    const { db } = it.deps;
    // A lock on the window keeps the order from completing.
    const held = await db.startTransaction().execute();
    const window = {
      hub_id: "haarlem",
      kind: "pickup",
      date: PICKUP_DAY,
      from_time: "08:00",
      booked: 0,
    };
    await held.insertInto("slots").values(window).execute();
    const order = post(it, "/orders", consumerOrder());
    await waitForWaiting(db);
    const closed = closeDay();
    await waitForWaiting(db, 2);
    await held.commit().execute();
    expect((await order).statusCode).toBe(201);
    expect((await closed).warnings).toEqual([
      "haarlem pickup 2026-11-17 08:00: 1 booked, but the day is closed (Storing).",
    ]);
  });

  test("is told of every order that landed there, however many come", async () => {
    const orders = Array.from({ length: 12 }, () => post(it, "/orders", consumerOrder()));
    const closed = await closeDay();
    const placed = (await Promise.all(orders)).filter(({ statusCode }) => statusCode === 201);
    const booked = closed.warnings.map((warning) => Number(/: (\d+) booked/.exec(warning)?.[1]));
    expect(booked.reduce((sum, one) => sum + one, 0)).toBe(placed.length);
  });
});
