import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { openPostgres } from "../../db/client.ts";
import { consumerOrder, countRows, post } from "../../../test/order-fixtures.ts";
import { openPostgresNode } from "../../../test/postgres-node.ts";

test("a request that waits too long for the first one with its key is told that it is running", async () => {
  const database = await createTestDatabase();
  const first = openPostgres(database.url, 1);
  const it = await openPostgresNode(database.url, { lockTimeoutMs: 50 });
  const body = consumerOrder();
  const place = () => post(it, "/orders", body, { key: "the-same-key" });
  try {
    await first.db.transaction().execute(async (running) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended('device-0001 /api/orders the-same-key', 0))`.execute(
        running,
      );
      const answer = await place();
      expect([answer.statusCode, answer.json().type]).toEqual([409, "idempotency_running"]);
    });
    expect((await place()).statusCode).toBe(201);
    expect(await countRows(it, "orders")).toBe(1);
  } finally {
    await it.close();
    await first.close();
    await database.drop();
  }
});
