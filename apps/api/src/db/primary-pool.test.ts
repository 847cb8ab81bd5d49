import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../test/databases.ts";

test("no helpers are started for an answer [DESK-02]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  const { rows } = await sql`SHOW max_parallel_workers_per_gather`.execute(db);
  await close();
  expect(rows).toEqual([{ max_parallel_workers_per_gather: "0" }]);
});
