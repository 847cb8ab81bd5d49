import { PGlite } from "@electric-sql/pglite";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import pg from "pg";
import { openPglite } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { PGLITE_EXTENSIONS } from "../../apps/api/src/db/embedded.ts";
import { DEMO_LOGIN, seed } from "../../apps/api/src/seed/seed.ts";
import { readEnv } from "../../apps/api/src/env.ts";
import { readSecrets } from "../../apps/api/src/secrets.ts";
import { fillWithOrders } from "../../apps/api/test/fill-with-orders.ts";
import { runOn } from "../../scripts/test/postgres.ts";
import { startApiNode } from "../harness/api-node.ts";
import { createCluster } from "../harness/cluster.ts";
import type { Line } from "../line.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/** Compared independently of the command's own check. */
const EQUAL = [
  "SELECT count(*)::int AS n, count(DISTINCT number)::int AS numbers, min(number), max(number) FROM orders",
  "SELECT sum(length(notes))::int AS n, count(DISTINCT user_id)::int AS users FROM orders",
  "SELECT count(*)::int AS n, max(created_at)::text AS newest FROM users",
  "SELECT sum(booked)::int AS n FROM slots",
  "SELECT sum(cents)::int AS n FROM prices",
  "SELECT revision::int AS n FROM revisions",
  "SELECT last_value::int AS n, is_called FROM order_numbers",
];

async function differing(folder: string, url: string): Promise<string[]> {
  const before = await PGlite.create(join(folder, "database"), {
    extensions: PGLITE_EXTENSIONS,
  });
  const after = new pg.Client({ connectionString: url });
  await after.connect();
  const found: string[] = [];
  try {
    await before.query("SET TimeZone = 'UTC'");
    await after.query("SET TimeZone = 'UTC'");
    for (const query of EQUAL) {
      const [one, other] = [await before.query(query), await after.query(query)];
      if (!isDeepStrictEqual(one.rows, other.rows)) found.push(query);
    }
  } finally {
    await before.close();
    await after.end();
  }
  return found;
}

/** Logs in with the demo customer's password on a node that runs on PostgreSQL now. */
async function logIn(url: string, secret: string): Promise<number> {
  const node = await startApiNode({ DATABASE_URL: url, SECRET_KEY: secret });
  try {
    const basic = Buffer.from(`${DEMO_LOGIN.email}:${DEMO_LOGIN.password}`).toString("base64");
    const answer = await fetch(`${node.url}/api/tokens`, {
      method: "POST",
      headers: { authorization: `Basic ${basic}`, "content-type": "application/json" },
      body: JSON.stringify({ uuid: "proof-of-growing" }),
    });
    return answer.status;
  } finally {
    await node.end();
  }
}

export const line: Line = {
  promise: "An embedded database grows into PostgreSQL with nothing lost",
  test: "npm run grow with 100,000 orders: counts, sums, the next order number, and the same login afterwards",
  beside: "computes",
  async run({ times }) {
    const orders = times(100_000, 2000);
    const cluster = await createCluster();
    const folder = mkdtempSync(join(tmpdir(), "waslijn-grow-"));
    try {
      const source = await openPglite(folder);
      await migrate(source.db);
      await seed(source.db, "demo");
      await fillWithOrders(source.db, orders);
      await source.close();
      await readSecrets(readEnv({ DATA_DIR: folder }));
      await runOn(cluster.url("postgres"), "CREATE DATABASE grown");
      const url = cluster.url("grown");

      const began = performance.now();
      await promisify(execFile)(
        join(ROOT, "node_modules/.bin/node"),
        [join(ROOT, "apps/api/src/commands/grow.ts"), url],
        { env: { PATH: process.env.PATH, DATA_DIR: folder } },
      );
      const seconds = (performance.now() - began) / 1000;
      const problems = await differing(folder, url);
      const status = await logIn(url, readFileSync(join(folder, "secret"), "utf8").trim());
      if (status >= 300) problems.push(`the login answered ${status}`);
      return {
        figure: `${orders.toLocaleString("en")} orders in ${seconds.toFixed(1)} s; all counts and sums equal, login ${status}${problems.map((one) => `; NOT: ${one}`).join("")}`,
        held: problems.length === 0,
      };
    } finally {
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
