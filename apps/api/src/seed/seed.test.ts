import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { BOTH_DATABASES, openEmptyDatabase, openTestDatabase } from "../../test/databases.ts";
import type { OpenDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { readSqlFiles } from "../db/sql-files.ts";
import { seed } from "./seed.ts";

let opened: OpenDatabase;
afterEach(() => opened.close());

const countPromoCodes = async () =>
  (await opened.db.selectFrom("promo_codes").selectAll().execute()).length;

test.each(BOTH_DATABASES)(
  "a table that the provider emptied stays empty after a restart, on %s",
  async (kind) => {
    opened = await openTestDatabase(kind);
    expect(await countPromoCodes()).toBeGreaterThan(0);
    await opened.db.deleteFrom("promo_codes").execute();
    await seed(opened.db, "demo");
    expect(await countPromoCodes()).toBe(0);
  },
);

test("a table that was emptied before seeding was remembered stays empty too", async () => {
  opened = await openEmptyDatabase("PostgreSQL");
  const { migrations } = await readSqlFiles();
  await migrate(opened.db, { migrations: migrations.slice(0, 2), functions: [] });
  await sql`INSERT INTO hubs (id, name, operating_days, same_day_cutoff, new_customer_lead_days, horizon_days)
      VALUES ('haarlem', 'Haarlem', '{1}', '10:00', 2, 21)`.execute(opened.db);
  await migrate(opened.db);
  await seed(opened.db, "demo");
  expect(await countPromoCodes()).toBe(0);
});

test("what an installation has not been given yet is filled when it is asked for", async () => {
  opened = await openEmptyDatabase("PostgreSQL");
  await migrate(opened.db);
  await seed(opened.db, "base");
  expect(await countPromoCodes()).toBe(0);
  await seed(opened.db, "demo");
  expect(await countPromoCodes()).toBeGreaterThan(0);
});
