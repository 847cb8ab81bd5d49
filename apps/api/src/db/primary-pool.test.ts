import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../test/databases.ts";
import { waitForWaiting } from "../../test/wait-for-waiting.ts";
import type { Db } from "./client.ts";
import { isDatabaseLost } from "./is-database-lost.ts";
import { PLANNED_ONCE } from "./planned-once.ts";

test("no helpers are started for an answer, and its query is not compiled [DESK-01]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  const { rows } = await sql`
    SELECT current_setting('max_parallel_workers_per_gather') AS helpers, current_setting('jit') AS compiles`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ helpers: "0", compiles: "off" }]);
});

test("a marked statement is planned once, and again when its table got another column", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  const ask = () => sql`SELECT * FROM kept ${PLANNED_ONCE}`.execute(db);
  await sql`CREATE TABLE kept (one integer)`.execute(db);
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement LIKE '%FROM kept%'`.execute(
    db,
  );
  await sql`INSERT INTO kept VALUES (1)`.execute(db);
  await sql`ALTER TABLE kept ADD COLUMN two integer DEFAULT 2`.execute(db);
  const later = await Promise.all(Array.from({ length: 20 }, ask));
  const inTransaction = db.transaction().execute(async (transaction) => {
    await sql`SELECT * FROM kept ${PLANNED_ONCE}`.execute(transaction);
    await sql`ALTER TABLE kept ADD COLUMN three integer DEFAULT 3`.execute(transaction);
    await sql`SELECT * FROM kept ${PLANNED_ONCE}`.execute(transaction);
  });
  await expect(inTransaction).rejects.toSatisfy(isDatabaseLost);
  await close();
  expect(answers.every((answer) => answer.rows.length === 0)).toBe(true);
  expect(rows).toEqual([{ count: 1 }]);
  expect(later.map((answer) => answer.rows)).toEqual(later.map(() => [{ one: 1, two: 2 }]));
});

test("a statement that is its own transaction is repeated after a deadlock; one inside a transaction is not", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await sql`CREATE TABLE pair (id integer PRIMARY KEY, hits integer NOT NULL DEFAULT 0)`.execute(
    db,
  );
  await sql`INSERT INTO pair VALUES (1), (2)`.execute(db);
  // PostgreSQL looks for a deadlock once, this long after a wait began: a slow machine has crossed the two by then.
  await sql`CREATE FUNCTION hit_both() RETURNS void LANGUAGE plpgsql SET deadlock_timeout = '3s' AS $$
    BEGIN
      UPDATE pair SET hits = hits + 1 WHERE id = 2;
      UPDATE pair SET hits = hits + 1 WHERE id = 1;
    END $$`.execute(db);
  const hit = (on: Db, id: number) =>
    sql`UPDATE pair SET hits = hits + 1 WHERE id = ${id}`.execute(on);
  /** Only `both` looks for a deadlock, so it is the one that is rolled back. */
  const crossed = (both: () => Promise<unknown>) =>
    db.transaction().execute(async (other) => {
      await sql`SET LOCAL deadlock_timeout = '1h'`.execute(other);
      await hit(other, 1);
      const first = both();
      first.catch(() => undefined);
      await waitForWaiting(db);
      await hit(other, 2);
      return { first };
    });
  const alone = await crossed(() => sql`SELECT hit_both()`.execute(db));
  await alone.first;
  const inside = await crossed(() =>
    db.transaction().execute((transaction) => sql`SELECT hit_both()`.execute(transaction)),
  );
  await expect(inside.first).rejects.toMatchObject({ code: "40P01" });
  const { rows } = await sql`SELECT hits FROM pair ORDER BY id`.execute(db);
  await close();
  expect(rows).toEqual([{ hits: 3 }, { hits: 3 }]);
});
