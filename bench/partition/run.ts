import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { findPostgres, runOn, startPostgres } from "../../scripts/test/postgres.ts";
import { customersOf, perDay, writeSlimHistory } from "./slim-history.ts";

/**
 * `node bench/partition/run.ts 10000000 50000000`: cost of orders and events in one table each, by row count. A
 * partition per year of five would hold a fifth, so a fifth's figures are the best that partitioning could give.
 */
const SETTINGS = {
  shared_buffers: "2GB",
  effective_cache_size: "12GB",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  max_wal_size: "8GB",
};
const SECONDS = 45;
const NEXT = "nextval('order_events_number_seq')";

/** The product's statements on these two tables, for pgbench. */
const placed = (id: string): string => `\\set c random(0, :customers - 1)
    WITH o AS (INSERT INTO orders (id, number, kind, hub_id, user_id, language, pickup_date, pickup_from, delivery_date, delivery_from,
        pickup_at, delivery_at, services, contact, created_at, last_event)
      VALUES (${id}, 'W-' || nextval('order_numbers'), 'consumer', 'haarlem', md5('user' || :c::text)::uuid, 'nl', '2026-11-22',
        '10:00', '2026-11-25', '10:00', '2026-11-22 10:00', '2026-11-25 10:00', '{WF}',
        jsonb_build_object('email', 'klant-' || :c::text || '@mail.example'), now(), ${NEXT}) RETURNING id, last_event)
    INSERT INTO order_events (number, order_id, version, at, kind, actor) SELECT last_event, id, 1, now(), 'placed', 'customer' FROM o;`;
const goesOn = (first: string, last: string): string => `\\set n random(${first}, ${last})
    WITH o AS (UPDATE orders SET version = version + 1, last_event = ${NEXT} WHERE number = 'W-' || :n::text RETURNING id, version, last_event)
    INSERT INTO order_events (number, order_id, version, at, kind, actor) SELECT last_event, id, version, now(), 'delivered', 'driver' FROM o;`;
/** Time-ordered, like the ids of `newId`. */
const ID_BY_TIME = `(lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || substr(md5(random()::text), 1, 20))::uuid`;
const SCRIPTS = {
  "an order is placed, its id by chance": placed("gen_random_uuid()"),
  "an order of this week goes on": goesOn("10000 + :orders - :week", "10000 + :orders"),
  "a customer's orders": `\\set c random(0, :customers - 1)
    SELECT * FROM orders WHERE user_id = md5('user' || :c::text)::uuid ORDER BY created_at DESC, id DESC LIMIT 20;`,
  "fifty orders by their last change": `SELECT * FROM orders ORDER BY last_event DESC LIMIT 50;`,
  "an order of any year with its events": `\\set n 10000 + random(1, :orders)
    SELECT o.*, e.* FROM orders o JOIN order_events e ON e.order_id = o.id WHERE o.number = 'W-' || :n::text;`,
  "an order is placed, its id by time": placed(ID_BY_TIME),
  "one of the last of these goes on": goesOn(":last - :week", ":last"),
};

const counts = process.argv.slice(2).map(Number);
const server = await startPostgres(SETTINGS);
const folder = mkdtempSync(join(tmpdir(), "waslijn-partition-"));
try {
  for (const orders of counts) await measure(orders);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function measure(orders: number): Promise<void> {
  const url = new URL(server.url);
  url.pathname = `/slim_${orders}`;
  await runOn(server.url, `CREATE DATABASE slim_${orders}`);
  const { db, close } = openPostgres(url.href);
  await migrate(db);
  await close();
  const began = performance.now();
  await writeSlimHistory(url.href, orders);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query<{ of: string; table: number; indexes: number }>(
    `SELECT c.relname AS of, pg_table_size(c.oid)::float8 / 1e9 AS table, pg_indexes_size(c.oid)::float8 / 1e9 AS indexes
     FROM pg_class c WHERE relname IN ('orders', 'order_events') AND relkind = 'r'`,
  );
  console.log(`\n${orders} orders, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const { of, table, indexes } of rows)
    console.log(`  ${of}: ${table.toFixed(1)} GB, indexes ${indexes.toFixed(1)} GB`);
  for (const [what, script] of Object.entries(SCRIPTS)) {
    const variables = {
      orders,
      customers: customersOf(orders),
      week: 7 * perDay(orders),
      last: await lastNumber(client),
    };
    // The first run warms the cache.
    pgbench(url.href, script, variables);
    const before = await blocksRead(client);
    const { perSecond, done } = pgbench(url.href, script, variables);
    const missed = ((await blocksRead(client)) - before) / done;
    console.log(
      `  ${what}: ${perSecond.toFixed(0)} per second, ${missed.toFixed(2)} pages read each`,
    );
  }
  await client.end();
  await runOn(server.url, `DROP DATABASE slim_${orders}`);
}

/** Pages not found in shared buffers, wherever they came from. */
async function blocksRead(client: pg.Client): Promise<number> {
  await client.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await client.query<{ read: number }>(
    "SELECT blks_read::float8 AS read FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0]?.read ?? 0;
}

async function lastNumber(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    "SELECT last_value::float8 AS last FROM order_numbers",
  );
  return rows[0]?.last ?? 0;
}

function pgbench(
  url: string,
  script: string,
  variables: Record<string, number>,
): { perSecond: number; done: number } {
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  const told = execFileSync(
    join(findPostgres() ?? "", "pgbench"),
    ["-n", "-M", "prepared", "-c", "4", "-T", String(SECONDS), "-f", file].concat(
      Object.entries(variables).flatMap(([name, value]) => ["-D", `${name}=${value}`]),
      url,
    ),
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, PGOPTIONS: "-c session_replication_role=replica" },
    },
  );
  return {
    perSecond: Number(/tps = ([\d.]+)/.exec(told)?.[1]),
    done: Number(/transactions actually processed: (\d+)/.exec(told)?.[1]),
  };
}
