import type { FastifyInstance } from "fastify";
import type { Writable } from "node:stream";
import { buildApp } from "../src/app.ts";
import { frozenClock, type Clock } from "../src/clock.ts";
import type { OpenDatabase } from "../src/db/client.ts";
import type { Deps } from "../src/deps.ts";
import { readEnv } from "../src/env.ts";
import { openPayments } from "../src/outside/open-payments.ts";
import { secretsFrom } from "../src/secrets.ts";
import { openTestDatabase, USUAL_DATABASE, type DatabaseKind } from "./databases.ts";
import { listenQuietly } from "./listen-quietly.ts";

/** A Sunday morning, before a full working week. */
export const TEST_NOW = "2026-11-15T09:00:00+01:00";

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  database: OpenDatabase;
  close: () => Promise<void>;
};

export async function openTestApp(
  kind: DatabaseKind = USUAL_DATABASE,
  {
    clock = frozenClock(TEST_NOW),
    settings = {},
    log,
    shared,
  }: {
    clock?: Clock;
    settings?: Record<string, string>;
    log?: Writable;
    /** A database that several apps use one after another; it stays open. */
    shared?: OpenDatabase;
  } = {},
): Promise<TestApp> {
  const database = shared ?? (await openTestDatabase(kind));
  const env = readEnv({
    LOG_LEVEL: "silent",
    NODE_ENV: "test",
    PASSWORD_COST: "test",
    RATE_LIMITS: "off",
    ...settings,
  });
  const secrets = secretsFrom("test-secret-test-secret-test-secret");
  const own = listenQuietly(() => app);
  const deps: Deps = {
    db: database.db,
    live: database.live,
    clock,
    env,
    secrets,
    payments: openPayments(env, secrets, own.address),
    reopenPayments: () => openPayments(env, secrets, own.address),
  };
  const app: FastifyInstance = await buildApp(deps, log ? { log } : {});
  return {
    app,
    deps,
    database,
    async close() {
      await own.close();
      await app.close();
      if (!shared) await database.close();
    },
  };
}
