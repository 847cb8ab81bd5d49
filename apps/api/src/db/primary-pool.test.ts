import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../test/databases.ts";

test("no helpers are started for an answer, and its query is not compiled [DESK-01]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  const { rows } = await sql`
    SELECT current_setting('max_parallel_workers_per_gather') AS helpers, current_setting('jit') AS compiles`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ helpers: "0", compiles: "off" }]);
});
