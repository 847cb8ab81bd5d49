import pg from "pg";
import { ORDERS_EACH } from "./past-orders.ts";
import { makePeople } from "./people.ts";
import { putAside } from "./put-aside.ts";
import {
  writeBills,
  writeHistories,
  writeMailsAndPayments,
  writeOrders,
  writeReports,
  writeWindows,
  writeWords,
} from "./written.ts";

const ORDERS_PER_COMPANY = 5000;

/** While filling only: no autovacuum, and few checkpoints. */
const MEANWHILE = { autovacuum: "off", max_wal_size: "8GB", checkpoint_timeout: "1h" };
const SETTINGS = `SET maintenance_work_mem = '1500MB'; SET work_mem = '256MB'; SET synchronous_commit = off;
  SET synchronize_seqscans = off; SET session_replication_role = replica; SET jit = off`;

/** Tables to fill, in lanes that run in parallel. */
type Lane = { tables: string[]; statements: string[] };
const lanesOf = (orders: number): Lane[] => [
  { tables: ["search_words"], statements: writeWords(orders) },
  {
    tables: ["orders", "bills", "bill_versions"],
    statements: [...writeOrders(orders), ...writeBills(orders)],
  },
  {
    tables: ["order_events", "payments", "outbox", "slots"],
    statements: [
      ...writeHistories(orders),
      ...writeMailsAndPayments(orders),
      ...writeWindows(orders),
    ],
  },
];
const PEOPLE = ["users", "user_locations"];
const REPORTS = ["repeat_orders"];

/**
 * Fills five years of orders, five per customer, as the product would have written them one by one (fill-desk.test.ts):
 * ten million take some twenty minutes instead of days.
 */
export async function fillDesk(
  url: string,
  orders: number,
  told: (step: string) => void,
): Promise<void> {
  const client = await connect(url);
  try {
    await setMeanwhile(client, Object.entries(MEANWHILE));
    const lanes = lanesOf(orders);
    const filled = lanes.flatMap(({ tables }) => tables);
    const { indexes, references } = await putAside(client, [...filled, ...PEOPLE, ...REPORTS]);
    const run = async (on: pg.Client, statements: string[]): Promise<void> => {
      for (const statement of statements) {
        told(statement.trim().replaceAll(/\s+/g, " ").slice(0, 60));
        await on.query(statement);
      }
    };
    const finish = async (on: pg.Client, tables: string[]): Promise<void> => {
      for (const table of tables) await run(on, indexes.get(table) ?? []);
    };

    const customers = Math.max(1, orders / ORDERS_EACH);
    const companies = Math.max(1, Math.floor(orders / ORDERS_PER_COMPANY));
    await run(client, makePeople(customers, companies));
    await Promise.all(
      lanes.map(async ({ tables, statements }) => {
        const lane = await connect(url);
        await run(lane, statements);
        await finish(lane, tables);
        await lane.end();
      }),
    );
    await run(client, writeReports(orders));
    await finish(client, [...PEOPLE, ...REPORTS]);
    await run(client, ["DROP TABLE bench_people", ...references]);
    // Only now: while other transactions run, VACUUM cannot mark pages as all-visible.
    await run(client, ["VACUUM ANALYZE", "CHECKPOINT"]);
  } finally {
    await setMeanwhile(
      client,
      Object.keys(MEANWHILE).map((name) => [name, undefined]),
    );
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SETTINGS);
  return client;
}

async function setMeanwhile(
  client: pg.Client,
  settings: [name: string, value: string | undefined][],
): Promise<void> {
  for (const [name, value] of settings)
    await client.query(
      value === undefined ? `ALTER SYSTEM RESET ${name}` : `ALTER SYSTEM SET ${name} = '${value}'`,
    );
  await client.query("SELECT pg_reload_conf()");
}
