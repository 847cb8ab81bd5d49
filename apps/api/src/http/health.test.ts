import { sql } from "kysely";
import { expect, test } from "vitest";
import { USUAL_DATABASE } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";
import { createTestDatabase } from "../../../../scripts/test/postgres.ts";
import { openPostgres } from "../db/client.ts";
import { isWritable } from "./health-routes.ts";

test("a node without its database is live but not ready", async () => {
  const it = await openTestApp();
  const status = async (url: string) => (await it.app.inject({ url })).statusCode;
  expect(await status("/api/health/live")).toBe(200);
  expect(await status("/api/health/ready")).toBe(200);
  await it.database.close();
  expect(await status("/api/health/live")).toBe(200);
  const answer = await it.app.inject({ url: "/api/health/ready" });
  expect(answer.json()).toMatchObject({ type: "unavailable", status: 503 });
  await it.app.close();
});

test("[CLUSTER-02] readiness writes, so that a database that only reads is not ready", async () => {
  const it = await openTestApp();
  const written = async () =>
    (await sql<{ at: string }>`SELECT pg_current_wal_insert_lsn() AS at`.execute(it.deps.db)).rows;
  const before = await written();
  expect((await it.app.inject({ url: "/api/health/ready" })).statusCode).toBe(200);
  expect(await written()).not.toEqual(before);
  await it.close();
});

test("[CLUSTER-02] a primary that was made read-only is not ready", async () => {
  const { url, drop } = await createTestDatabase();
  const readOnly = new URL(url);
  readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
  const [asUsual, frozen] = [openPostgres(url, 1), openPostgres(readOnly.href, 1)];
  expect(await isWritable(asUsual.db)()).toBe(true);
  expect(await isWritable(frozen.db)()).toBe(false);
  await asUsual.close();
  await frozen.close();
  await drop();
});

test("health checks and metrics are never limited, other calls are, generously", async () => {
  const settings = { RATE_LIMITS: "on", METRICS_TOKEN: "metrics-token-of-the-tests" };
  const it = await openTestApp(USUAL_DATABASE, { settings });
  const ask = (url: string) => it.app.inject({ url, remoteAddress: "192.0.2.50" });
  for (let time = 0; time < 1200; time++) {
    expect((await ask("/api/companies/public")).statusCode).toBe(200);
  }
  const more = [];
  for (let time = 0; time < 60; time++) more.push((await ask("/api/companies/public")).statusCode);
  expect(more.at(-1)).toBe(429);
  for (let time = 0; time < 60; time++) {
    expect((await ask("/api/health/live")).statusCode).toBe(200);
  }
  const other = await it.app.inject({ url: "/api/companies/public", remoteAddress: "192.0.2.51" });
  expect(other.statusCode).toBe(200);
  await it.close();
});
