import type { OrderSort } from "@waslijn/contract/console/codes";
import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOTH_DATABASES, openTestDatabase } from "../../../../test/databases.ts";
import { explain } from "../../../../test/explain.ts";
import { placeTestOrders, type TestOrder } from "../../../../test/place-test-orders.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { frozenClock } from "../../../clock.ts";
import type { Db, OpenDatabase } from "../../../db/client.ts";
import { exportOrders } from "./export-orders.ts";
import { listOrders } from "./list-orders.ts";

const clock = frozenClock(TEST_NOW);

/** Today is 15 November: pickups ahead, of the last weeks and of years ago; one order without a delivery. */
const ORDERS: TestOrder[] = [
  { number: "W-20001", pickup: "2026-11-17 10:00", delivery: "2026-11-19 10:00" },
  { number: "W-20002", pickup: "2026-11-15 08:00", delivery: "2026-11-17 08:00" },
  { number: "W-20003", pickup: "2026-11-13 08:00", delivery: "2026-11-16 08:00" },
  { number: "W-20004", pickup: "2026-11-14 18:00", name: "Noor de Wit" },
  {
    number: "W-20005",
    pickup: "2019-03-01 08:00",
    delivery: "2019-03-04 08:00",
    name: "Noor de Wit",
  },
  { number: "W-20006", pickup: "2024-03-01 08:00", delivery: "2024-03-04 08:00" },
];
const BY: Record<"pickup" | "delivery", string[]> = {
  pickup: ["W-20002", "W-20001", "W-20004", "W-20003", "W-20006", "W-20005"],
  delivery: ["W-20003", "W-20002", "W-20001", "W-20006", "W-20005", "W-20004"],
};
const SORTS = ["pickup", "delivery"] as const;

describe.each(BOTH_DATABASES)("a list by windows on %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await placeTestOrders(database.db, ORDERS);
  });
  afterAll(() => database.close());

  async function list(query: OrdersQuery, most = 50, db: Db = database.db): Promise<string[]> {
    const { orders, next } = await listOrders({ db, clock }, query, "nl", most);
    const numbers = orders.map(({ number }) => number);
    return next === null ? numbers : [...numbers, ...(await list({ ...query, after: next }, most))];
  }

  test.each(SORTS)(
    "by %s begins today and goes on with what was before [DESK-02]",
    async (sort) => {
      expect(await list({ sort })).toEqual(BY[sort]);
    },
  );

  test.each(SORTS.flatMap((sort) => [1, 2, 3, 4].map((most) => [sort, most] as const)))(
    "by %s, %i at a time, gives every order once [DESK-02]",
    async (sort, most) => {
      expect(await list({ sort }, most)).toEqual(BY[sort]);
      expect(await list({ sort, search: "noor" }, most)).toEqual(
        BY[sort].filter((number) => ["W-20004", "W-20005"].includes(number)),
      );
    },
  );

  test.each(SORTS)("by %s a filter finds what is over [DESK-02]", async (sort) => {
    await database.db
      .updateTable("orders")
      .set({ status: "delivered" })
      .where("number", "in", ["W-20005", "W-20006"])
      .execute();
    expect(await list({ sort, state: "delivered" })).toEqual(["W-20006", "W-20005"]);
    expect(await list({ sort, day: "2019-03-01" })).toEqual(["W-20005"]);
  });

  test.each(SORTS)("a file by %s holds what the list holds [DESK-07]", async (sort: OrderSort) => {
    const { total, parts } = await exportOrders({ db: database.db, clock }, { sort }, "nl", 2);
    expect(total).toBe(ORDERS.length);
    let file = "";
    for await (const part of parts) file += part;
    const rows = file.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(ORDERS.length);
  });
});

test("orders of before are fetched by their filter, not met on a walk through all of them [DESK-02]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await placeTestOrders(db, ORDERS);
  const plans = await explain(db, (explained) =>
    listOrders({ db: explained, clock }, { sort: "pickup", state: "ready" }, "nl"),
  );
  const oldest = plans.findLast((plan) => plan.includes("service_points"));
  expect(oldest).toMatch(/orders_state_changed/);
  await close();
});
