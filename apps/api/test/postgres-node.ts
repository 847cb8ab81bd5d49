import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { TEST_NOW } from "./test-app.ts";
import { buildApp } from "../src/app.ts";
import { frozenClock, type Clock } from "../src/clock.ts";
import { openPostgres } from "../src/db/client.ts";
import type { Deps } from "../src/deps.ts";
import { readEnv } from "../src/env.ts";
import { secretsFrom } from "../src/secrets.ts";

export type PostgresNode = { app: FastifyInstance; deps: Deps; close(): Promise<void> };

const CONNECTIONS = 20;

/** One of several nodes on a database: an app with its own connection pool, all connections open. */
export async function openPostgresNode(
  url: string,
  {
    lockTimeoutMs,
    settings = {},
    clock = frozenClock(TEST_NOW),
    connections = CONNECTIONS,
  }: {
    lockTimeoutMs?: number;
    settings?: Record<string, string>;
    clock?: Clock;
    connections?: number;
  } = {},
): Promise<PostgresNode> {
  const database = openPostgres(url, connections, lockTimeoutMs ? { lockTimeoutMs } : {});
  const deps: Deps = {
    db: database.db,
    live: database.live,
    clock,
    env: readEnv({ LOG_LEVEL: "silent", PASSWORD_COST: "test", RATE_LIMITS: "off", ...settings }),
    secrets: secretsFrom("test-secret-test-secret-test-secret"),
    payments: undefined,
  };
  const app = await buildApp(deps);
  const hold = () => sql`SELECT pg_sleep(0.05)`.execute(deps.db);
  await Promise.all(Array.from({ length: connections }, hold));
  return {
    app,
    deps,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
