import pg from "pg";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";
import { runOn, startPostgres, type PostgresServer } from "../../scripts/test/postgres.ts";
import { checkFill } from "./check-fill.ts";
import { fillDesk } from "./fill-desk.ts";
import { openDesk, type Desk } from "./open-desk.ts";
import { QUESTIONS } from "./questions.ts";

/** `few` is the baseline of `many`; the parts desk, reports and growth share both. */
const SIZES = { few: 1000, many: Number(process.env.DESK_ORDERS ?? 10_000_000) };
/** Memory as a shop of this size would configure it; wal_level minimal, so that index builds are not logged. */
const SETTINGS = {
  shared_buffers: "2GB",
  effective_cache_size: "12GB",
  wal_level: "minimal",
  max_wal_senders: "0",
};

type Desks = Record<keyof typeof SIZES, Desk>;
let opened: { desks: Desks; own: PostgresServer | undefined } | undefined;

/** Both databases, filled once per run. On DESK_SERVER, an existing PostgreSQL, they are kept for the next run. */
export async function openDesks(): Promise<Desks> {
  if (opened) return opened.desks;
  const kept = process.env.DESK_SERVER;
  const own = kept === undefined ? await startPostgres(SETTINGS) : undefined;
  const server = kept ?? own?.url ?? "";
  const few = await openDesk(await filled(server, SIZES.few));
  // A question that fails should do so before the large database is filled.
  for (const pathOf of Object.values(QUESTIONS)) await few.ask(pathOf(few, 0));
  const many = await openDesk(await filled(server, SIZES.many));
  opened = { desks: { few, many }, own };
  return opened.desks;
}

export async function closeDesks(): Promise<void> {
  if (!opened) return;
  for (const desk of Object.values(opened.desks)) await desk.close();
  await opened.own?.stop();
  opened = undefined;
}

/** URL of a database with so many orders; created if missing. */
async function filled(server: string, orders: number): Promise<string> {
  const url = new URL(server);
  const name = `desk_${orders}`;
  url.pathname = `/${name}`;
  if (await isThere(server, name)) return url.href;
  await runOn(server, `CREATE DATABASE ${name}`);
  const { db, close } = openPostgres(url.href);
  await migrate(db);
  await seed(db, "demo");
  const began = performance.now();
  await fillDesk(url.href, orders, (step) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (orders === SIZES.many) console.log(`  ${seconds} s: ${step}`);
  });
  if (orders === SIZES.few) await checkFill(db);
  await close();
  return url.href;
}

async function isThere(server: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  await client.end();
  return rowCount === 1;
}
