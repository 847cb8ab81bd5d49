import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase, freePort } from "../../../scripts/test/postgres.ts";
import { buildApp } from "../src/app.ts";
import { openPostgres, type Db } from "../src/db/client.ts";
import { guestTokens, TEST_DEVICE } from "./sessions.ts";
import { openTestApp } from "./test-app.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Waits until the server has dropped the connection and our side has noticed. */
async function gone(pid: number, db: Db): Promise<void> {
  for (let isThere = true; isThere;) {
    const found = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`.execute(db);
    isThere = found.rows.length > 0;
  }
  await sql`SELECT 1`.execute(db);
}

test("a connection that is lost inside a transaction fails that transaction, not the process", async () => {
  const database = await createTestDatabase();
  const [node, other] = [openPostgres(database.url, 2), openPostgres(database.url, 1)];
  closing.push(database.drop, node.close, other.close);
  const lost = node.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(
      transaction,
    );
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
    await gone(rows[0]?.pid ?? 0, other.db);
    await sql`SELECT 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(node.db);
  expect(rows).toEqual([{ one: 1 }]);
});

test("while the database is away every call that needs it says so and when to come back", async () => {
  const it = await openTestApp();
  const away = openPostgres(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, 1);
  const app = await buildApp({ ...it.deps, db: away.db });
  closing.push(
    () => it.close(),
    away.close,
    () => app.close(),
  );
  const refresh = {
    method: "POST",
    url: "/api/tokens/refresh",
    payload: { uuid: TEST_DEVICE, refreshToken: (await guestTokens(it)).refresh },
  } as const;
  for (const request of [refresh, { url: "/api/service-areas/?postalCode=1012AB" }]) {
    const answer = await app.inject(request);
    expect(answer.json()).toMatchObject({ type: "unavailable", status: 503 });
    expect(answer.headers["retry-after"]).toBe("1");
  }
  expect((await app.inject({ url: "/api/health/live" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/health/ready" })).statusCode).toBe(503);
});
