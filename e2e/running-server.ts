import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import pg from "pg";
import { COMPILED } from "../scripts/test/compiled.ts";
import { createTestDatabase, freePort } from "../scripts/test/postgres.ts";

/** Monday morning, so that all weekdays are ahead; used by browser and server. */
export const E2E_NOW = "2026-11-16T09:00:00+01:00";

export const E2E_SECRET = "end-to-end-end-to-end-end-to-end";

export type RunningServer = {
  url: string;
  databaseUrl: string;
  /** Queries this server's database. */
  query<T extends pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<T[]>;
  setTime(now: string): Promise<void>;
  log(): string;
  stop(): Promise<void>;
};

/** Starts the built product on its own PostgreSQL database. */
export async function runServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  // Without a seed the database is empty too: the server runs the migrations.
  const database = await createTestDatabase(settings.SEED === "none" ? "template0" : undefined);
  const port = await freePort();
  const child = fork(resolve(import.meta.dirname, "server-process.ts"), {
    execPath: resolve(import.meta.dirname, "../node_modules/.bin/node"),
    execArgv: [],
    cwd: resolve(import.meta.dirname, ".."),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      ...COMPILED,
      WEB_DIST: process.env.WEB_DIST,
      DATABASE_URL: database.url,
      SECRET_KEY: E2E_SECRET,
      SEED: "demo",
      NODE_ENV: "test",
      PASSWORD_COST: "test",
      RATE_LIMITS: "off",
      LOG_LEVEL: "info",
      CLOCK: E2E_NOW,
      PORT: String(port),
      ...settings,
    },
  });
  const log = collect(child);
  await ready(child, log);
  // Idle connections stay: a new one costs PostgreSQL a process and its caches.
  const pool = new pg.Pool({ connectionString: database.url, max: 2, idleTimeoutMillis: 0 });
  // A connection that ends while idle does not concern a test.
  pool.on("error", () => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    databaseUrl: database.url,
    query: async (sql, parameters) => (await pool.query(sql, parameters)).rows,
    async setTime(now) {
      child.send({ now });
      await once(child, "message");
    },
    log,
    async stop() {
      await pool.end();
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await database.drop();
    },
  };
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  }
  return () => text;
}

async function ready(child: ChildProcess, log: () => string): Promise<void> {
  await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => {
      throw new Error(`The server did not start:\n${log()}`);
    }),
  ]);
}
