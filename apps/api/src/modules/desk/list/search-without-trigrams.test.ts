import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../test/databases.ts";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { frozenClock } from "../../../clock.ts";
import { listOrders } from "./list-orders.ts";

/** Migrations that create the trigram index or its statistics on a table that later ones replaced. */
const FORMER = ["021-desk.sql", "032-search-eras.sql", "033-desk-of-millions.sql"];
/** Migration that creates both in their current form. */
const NOW = "035-desk-without-detours.sql";

async function stepOf(migration: string): Promise<string> {
  const file = new URL(`../../../db/migrations/${migration}`, import.meta.url);
  const [step] = /^DO \$(\w+)\$.*?^\$\1\$;$/ms.exec(await readFile(file, "utf8")) ?? [];
  return step ?? "";
}

test("where pg_trgm may not be made the migration goes on, and the beginnings of words are found [DESK-02]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  const stranger = sql.id(`stranger-${randomUUID()}`);
  await sql`DROP EXTENSION pg_trgm CASCADE`.execute(db);
  await sql`CREATE ROLE ${stranger}`.execute(db);
  await db.transaction().execute(async (transaction) => {
    await sql`GRANT CREATE ON SCHEMA public TO ${stranger}`.execute(transaction);
    await sql`ALTER TABLE search_words OWNER TO ${stranger}`.execute(transaction);
    await sql`SET LOCAL ROLE ${stranger}`.execute(transaction);
    await sql`CREATE TEMPORARY TABLE order_search (order_id uuid, words text, eras int[])`.execute(
      transaction,
    );
    for (const migration of FORMER) {
      await sql`DROP INDEX IF EXISTS pg_temp.order_search_words`.execute(transaction);
      await sql.raw(await stepOf(migration)).execute(transaction);
    }
    await sql`DROP TABLE order_search`.execute(transaction);
    await sql.raw(await stepOf(NOW)).execute(transaction);
  });
  await placeTestOrders(db, [
    { number: "W-20001", pickup: "2026-11-17 08:00", name: "Noor de Wit" },
    {
      number: "W-20002",
      pickup: "2026-11-17 08:00",
      name: "Zoë  O'Witteveen",
      postalCode: "2012KC",
    },
  ]);
  const clock = frozenClock(TEST_NOW);
  const find = async (search: string): Promise<string[]> => {
    const { orders } = await listOrders({ db, clock }, { search }, "nl");
    return orders.map(({ number }) => number);
  };
  expect(await find("noor wit")).toEqual(["W-20001"]);
  expect(await find("zoe o'wit 2012 kc")).toEqual(["W-20002"]);
  expect(await find("20002")).toEqual(["W-20002"]);
  expect(await find("itteveen")).toEqual([]);
  await sql`REASSIGN OWNED BY ${stranger} TO CURRENT_USER`.execute(db);
  await sql`DROP OWNED BY ${stranger}`.execute(db);
  await sql`DROP ROLE ${stranger}`.execute(db);
  await close();
});
