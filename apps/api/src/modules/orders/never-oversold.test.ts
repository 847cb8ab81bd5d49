import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { bookedIn, consumerOrder, countRows, post } from "../../../test/order-fixtures.ts";
import { openPostgresNode } from "../../../test/postgres-node.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const setCapacity = ({ deps }: Pick<TestApp, "deps">, capacity: number) =>
  deps.db.updateTable("hub_windows").set({ capacity }).where("hub_id", "=", "haarlem").execute();

describe("the last place of a window", () => {
  async function openTwoNodes() {
    const database = await createTestDatabase();
    open.push({ close: () => database.drop() });
    const first = await openPostgresNode(database.url);
    const second = await openPostgresNode(database.url);
    open.push(first, second);
    await setCapacity(first, 1);
    return { first, second };
  }

  test("goes to one of 200 orders at once on two nodes; the others are told that it is taken", async () => {
    const { first, second } = await openTwoNodes();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        post(turn % 2 ? first : second, "/orders", consumerOrder()),
      ),
    );
    const placed = answers.filter((answer) => answer.statusCode === 201);
    const taken = answers.filter(
      (answer) => answer.statusCode === 409 && answer.json().type === "slot_taken",
    );
    expect([placed.length, taken.length]).toEqual([1, 199]);
    expect(await countRows(first, "orders")).toBe(1);
    // The confirmation, and the text that asks to verify the phone.
    expect(await countRows(first, "outbox")).toBe(2);
    expect(await countRows(first, "users")).toBe(2);
    expect(await bookedIn(first, "pickup", "2026-11-17", "08:00")).toBe(1);
    expect(await bookedIn(first, "delivery", "2026-11-19", "08:00")).toBe(1);
  });

  test("would go to many if places were counted before they are taken, which is how this test can fail", async () => {
    const { first: it } = await openTwoNodes();
    const look = () => bookedIn(it, "pickup", "2026-11-17", "08:00");
    const take = () =>
      sql`INSERT INTO slots VALUES ('haarlem', 'pickup', '2026-11-17', '08:00', 1)
        ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = slots.booked + 1`.execute(
        it.deps.db,
      );
    const seen = await Promise.all(Array.from({ length: 20 }, look));
    await Promise.all(seen.filter((booked) => booked < 1).map(take));
    expect(await look()).toBe(20);
  });

  test("is one order when one key is sent to both nodes fifty times at once", async () => {
    const { first, second } = await openTwoNodes();
    const body = consumerOrder();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        post(turn % 2 ? first : second, "/orders", body, { key: "on-both-nodes" }),
      ),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await countRows(first, "orders")).toBe(1);
  });
});

describe.each(DATABASE_KINDS)("any crowd on %s", (kind) => {
  const WINDOWS = ["08:00", "10:00", "12:00"];

  test("never fills a window beyond its capacity, and every place taken has its order", async () => {
    const it = await openTestApp(kind);
    open.push(it);
    const choices = fc.tuple(fc.constantFrom(...WINDOWS), fc.constantFrom(...WINDOWS));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 4 }),
        fc.array(choices, { minLength: 1, maxLength: 15 }),
        async (capacity, wanted) => {
          const before = (await it.deps.db.selectFrom("orders").select("id").execute()).map(
            ({ id }) => id,
          );
          await sql`DELETE FROM slots`.execute(it.deps.db);
          await setCapacity(it, capacity);
          const answers = await Promise.all(
            wanted.map(([pickup, delivery]) =>
              post(
                it,
                "/orders",
                consumerOrder({
                  order: {
                    pickupTime: `2026-11-17T${pickup}:00+01:00`,
                    deliveryTime: `2026-11-20T${delivery}:00+01:00`,
                  },
                }),
              ),
            ),
          );
          const slots = await it.deps.db.selectFrom("slots").selectAll().execute();
          const orders = (await it.deps.db.selectFrom("orders").selectAll().execute()).filter(
            ({ id }) => !before.includes(id),
          );
          for (const slot of slots) {
            expect(slot.booked).toBeLessThanOrEqual(capacity);
            const own = orders.filter((order) =>
              slot.kind === "pickup"
                ? order.pickup_from === slot.from_time
                : order.delivery_from === slot.from_time,
            );
            expect(own).toHaveLength(slot.booked);
          }
          expect(new Set(answers.map((answer) => answer.statusCode))).toSatisfy(
            (codes: Set<number>) => [...codes].every((code) => code === 201 || code === 409),
          );
          expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(orders.length);
        },
      ),
      { numRuns: 15 },
    );
  });
});
