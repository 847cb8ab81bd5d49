import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyData } from "../src/modules/provider-data/apply-data.ts";
import { seed } from "../src/seed/seed.ts";
import { DATABASE_KINDS } from "./databases.ts";
import { consumerOrder, post } from "./order-fixtures.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

const PROMOS = new URL("../src/seed/promo_codes.json", import.meta.url);

describe.each(DATABASE_KINDS)(
  "after a later version added a column to every table on %s",
  (kind) => {
    let it: TestApp;
    beforeAll(async () => {
      it = await openTestApp(kind);
      const { rows } = await sql<{ name: string }>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(it.deps.db);
      for (const { name } of rows) {
        await sql`ALTER TABLE ${sql.table(name)} ADD COLUMN later text NOT NULL DEFAULT 'later'`.execute(
          it.deps.db,
        );
      }
    });
    afterAll(() => it.close());

    test("orders are placed", async () => {
      const answer = await post(it, "/orders", consumerOrder(), { key: "a-key-of-this-test" });
      expect(answer.statusCode, answer.body).toBe(201);
    });

    test("a provider's files are applied", async () => {
      const text = (await readFile(PROMOS, "utf8")).replace("WELKOM10", "WELKOM11");
      const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
      const files = [{ name: "promo_codes.json", text }];
      expect(await applyData(work, { files, dryRun: false, mayRemove: true })).toMatchObject({
        outcome: "applied",
      });
    });

    test("an empty table is seeded", async () => {
      await it.deps.db.deleteFrom("config_prices").execute();
      await it.deps.db.deleteFrom("seeded").execute();
      await seed(it.deps.db, "base");
      const { rows } = await sql`SELECT FROM config_prices WHERE later = 'later'`.execute(
        it.deps.db,
      );
      expect(rows.length).toBeGreaterThan(0);
    });
  },
);
