import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  BOTH_DATABASES,
  DATABASE_KINDS,
  openEmptyDatabase,
  openTestDatabase,
} from "../../../../test/databases.ts";
import { placeTestOrders, type TestOrder } from "../../../../test/place-test-orders.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { frozenClock } from "../../../clock.ts";
import type { Db, OpenDatabase } from "../../../db/client.ts";
import { migrate } from "../../../db/migrate.ts";
import { readSqlFiles } from "../../../db/sql-files.ts";
import { emptyOrders } from "../../orders/orders-repository.ts";
import { listOrders } from "./list-orders.ts";

const PICKUP = "2026-11-17 08:00";
const clock = frozenClock(TEST_NOW);

async function find(db: Db, search: string): Promise<string[]> {
  const { orders } = await listOrders({ db, clock }, { search }, "nl");
  return orders.map(({ number }) => number).sort();
}

const storedWords = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom("search_words").select("words").orderBy("words").execute();
  return rows.map(({ words }) => words);
};

const idsOf = async (db: Db, ...numbers: string[]): Promise<string[]> => {
  const rows = await db.selectFrom("orders").select("id").where("number", "in", numbers).execute();
  return rows.map(({ id }) => id);
};

describe.each(BOTH_DATABASES)("what orders are found by, on %s", (kind) => {
  let database: OpenDatabase;
  let db: Db;
  const place = (...orders: Omit<TestOrder, "pickup">[]) =>
    placeTestOrders(
      db,
      orders.map((order) => ({ ...order, pickup: PICKUP })),
    );

  beforeEach(async () => {
    await database?.close();
    database = await openTestDatabase(kind);
    ({ db } = database);
    await place(
      { number: "W-20001", name: "Noor de Wit" },
      { number: "W-20002", name: "Noor de Wit" },
      { number: "W-20003", name: "Noor de Wit", houseNumber: "77" },
    );
  });
  afterAll(() => database.close());

  test("is kept once for all orders of a person and address [DESK-02]", async () => {
    expect(await storedWords(db)).toHaveLength(2);
    expect(await find(db, "noor wit")).toEqual(["W-20001", "W-20002", "W-20003"]);
    expect(await find(db, "noor 77")).toEqual(["W-20003"]);
  });

  test("follows a name that is changed, and only of its order [DESK-02]", async () => {
    const [id = ""] = await idsOf(db, "W-20002");
    await db
      .updateTable("orders")
      .set({ contact: JSON.stringify({ name: "Noor Zwart" }) })
      .where("id", "=", id)
      .execute();
    expect(await find(db, "zwart")).toEqual(["W-20002"]);
    expect(await find(db, "wit")).toEqual(["W-20001", "W-20003"]);
  });

  test("is gone with the last order that has it, and not before [DESK-02]", async () => {
    await emptyOrders(db, await idsOf(db, "W-20001"));
    expect(await find(db, "wit")).toEqual(["W-20002", "W-20003"]);
    await emptyOrders(db, await idsOf(db, "W-20002", "W-20003"));
    expect(await storedWords(db)).toEqual([]);
    expect(await find(db, "W-20003")).toEqual(["W-20003"]);
  });
});

test("an order that is placed while the last one of its words is emptied is found [DESK-02]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await placeTestOrders(db, [{ number: "W-20001", pickup: PICKUP, name: "Noor de Wit" }]);
  const placing = await db.startTransaction().execute();
  await placeTestOrders(placing, [{ number: "W-20002", pickup: PICKUP, name: "Noor de Wit" }]);
  const emptied = emptyOrders(db, await idsOf(db, "W-20001"));
  await expect.poll(() => waiting(db)).toBe(1);
  await placing.commit().execute();
  await emptied;
  expect(await find(db, "wit")).toEqual(["W-20002"]);
  await close();
});

const waiting = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
};

test.each(DATABASE_KINDS)(
  "orders of before words were kept once are found as they were, on %s [DESK-02]",
  async (kind) => {
    const { db, close } = await openEmptyDatabase(kind);
    const files = await readSqlFiles();
    const earlier = files.migrations.filter(({ name }) => name < "035");
    await migrate(db, { migrations: earlier, functions: [] });
    await sql`INSERT INTO hubs (id, name, operating_days, same_day_cutoff, new_customer_lead_days, horizon_days)
      VALUES ('haarlem', 'Haarlem', '{1}', '12:00', 2, 28)`.execute(db);
    await placeTestOrders(db, [
      { number: "W-20001", pickup: PICKUP, name: "Noor de Wit" },
      { number: "W-20002", pickup: PICKUP, name: "Noor de Wit" },
      { number: "W-20003", pickup: PICKUP, name: "Zoë Zwart" },
    ]);
    await emptyOrders(db, await idsOf(db, "W-20003"));
    await migrate(db, files);
    expect(await storedWords(db)).toHaveLength(1);
    await placeTestOrders(db, [{ number: "W-20004", pickup: PICKUP, name: "Noor de Wit" }]);
    expect(await storedWords(db)).toHaveLength(1);
    expect(await find(db, "noor")).toEqual(["W-20001", "W-20002", "W-20004"]);
    expect(await find(db, "20001")).toEqual(["W-20001"]);
    const asBefore = await sql`SELECT FROM order_search WHERE words LIKE '%noor%'`.execute(db);
    expect(asBefore.rows).toHaveLength(3);
    await close();
  },
);
