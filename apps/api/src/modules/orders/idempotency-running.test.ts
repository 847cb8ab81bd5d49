import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { buildApp } from "../../app.ts";
import { frozenClock } from "../../clock.ts";
import { openPostgres } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { readEnv } from "../../env.ts";
import { secretsFrom } from "../../secrets.ts";
import { TEST_NOW } from "../../../test/test-app.ts";
import { consumerOrder, countRows, post } from "./order-fixtures.ts";

test("a request that waits too long for the first one with its key is told that it is running", async () => {
  const database = await createTestDatabase();
  const first = openPostgres(database.url, 1);
  const second = openPostgres(database.url, 2, 50);
  const deps: Deps = {
    db: second.db,
    clock: frozenClock(TEST_NOW),
    env: readEnv({ LOG_LEVEL: "silent", PASSWORD_COST: "test", RATE_LIMITS: "off" }),
    secrets: secretsFrom("test-secret-test-secret-test-secret"),
  };
  const it = { app: await buildApp(deps), deps };
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
    await it.app.close();
    await first.close();
    await second.close();
    await database.drop();
  }
});
