import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { openLiveInProcess, type Live } from "./live.ts";
import { openLivePostgres } from "./live-postgres.ts";
import { PGLITE_EXTENSIONS, lockDataFolder, reclaimSpace } from "./embedded.ts";
import { openPrimaryPool, type PoolLimits } from "./primary-pool.ts";
import type { Database } from "./schema.ts";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { StartError } from "../errors.ts";
import { keepFromOthers } from "./keep-from-others.ts";

const DATE = 1082;
const INT8 = 20;
const asText = (value: string): string => value;

export type Db = Kysely<Database>;

export type OpenDatabase = {
  db: Db;
  /** For reports, drivers' lists and exports, which tolerate replication lag: a standby if there is one. */
  reading: Db;
  kind: "embedded" | "postgres";
  /** Dumps an embedded database as a compressed tar, consistent at one moment. */
  dump?: () => Promise<Blob>;
  /** Only for an embedded database, which has no autovacuum. */
  reclaimSpace?: (() => Promise<void>) | undefined;
  /** Announces changes to all processes that share this database. */
  live: Live;
  close: () => Promise<void>;
};

/** `readUrl` is the address of a standby. */
export type PostgresOptions = Omit<PoolLimits, "standby"> & { readUrl?: string | undefined };

/**
 * V8 optimises a WebAssembly function once it has used up this budget, ten times the default: else a start spends
 * a quarter of its CPU time on optimising functions of PGlite that it hardly calls again. A hundred times the default
 * would make orders slower by a fifth for long.
 */
const TIERING_BUDGET = 130_000_000;

/** A database owned by this process: in a folder that it locks, or in memory, optionally loaded from a dump. */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<OpenDatabase> {
  const parsers = { [DATE]: asText, [INT8]: Number };
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
  const embedded = dataDir ? await openEmbedded(dataDir, parsers) : undefined;
  const pglite =
    embedded?.pglite ??
    (await PGlite.create({
      parsers,
      extensions: PGLITE_EXTENSIONS,
      ...(dump && { loadDataDir: dump }),
    }));
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: yieldingAfterEach(pglite) }),
  });
  return {
    db,
    reading: db,
    kind: "embedded",
    live: openLiveInProcess(),
    reclaimSpace: () => reclaimSpace(db),
    dump: () => pglite.dumpDataDir("gzip"),
    async close() {
      await db.destroy();
      await pglite.close().catch(() => undefined);
      await embedded?.release();
    },
  };
}

// Sends timestamps in UTC, which avoids a time zone lookup for each.
pg.defaults.parseInputDatesAsUTC = true;

export function openPostgres(
  url: string,
  poolSize = 10,
  { readUrl, ...limits }: PostgresOptions = {},
): OpenDatabase {
  const open = (connectionString: string, standby: PoolLimits["standby"]): Db => {
    const types = new pg.TypeOverrides();
    types.setTypeParser(DATE, asText);
    types.setTypeParser(INT8, Number);
    const config = { connectionString, max: poolSize, types };
    const pool = openPrimaryPool(config, { ...limits, standby });
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  };
  const db = open(url, "refused");
  const reading = readUrl ? open(readUrl, "taken") : db;
  const live = openLivePostgres(url);
  return {
    db,
    reading,
    kind: "postgres",
    live,
    async close() {
      await live.close();
      await db.destroy();
      if (reading !== db) await reading.destroy();
    },
  };
}

/** PGlite runs on this thread: without yielding, many queries in a row block the server. */
function yieldingAfterEach(pglite: PGlite): PGlite {
  const query = pglite.query.bind(pglite);
  pglite.query = async <T>(...parameters: Parameters<typeof query>) => {
    const result = await query<T>(...parameters);
    await new Promise(setImmediate);
    return result;
  };
  return pglite;
}

type Embedded = { pglite: PGlite; release(): Promise<void> };

/** Opens the folder's database; throws when another running process holds its lock. */
async function openEmbedded(
  dataDir: string,
  parsers: NonNullable<PGliteOptions["parsers"]>,
): Promise<Embedded> {
  await makeFolder(dataDir);
  const release = await lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, "database");
    if (!existsSync(folder)) await initialise(dataDir, folder);
    const pglite = await PGlite.create({
      dataDir: folder,
      parsers,
      extensions: PGLITE_EXTENSIONS,
      // A checkpoint then deletes obsolete WAL instead of keeping up to 1 GB for reuse.
      startParams: [...PGlite.defaultStartParams, "-c", "wal_recycle=off"],
    });
    keepFromOthers(dataDir);
    return { pglite, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** An interrupted start leaves a temporary folder, never half a database. */
async function initialise(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, "database.unfinished");
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: unfinished });
  await pglite.close();
  await rename(unfinished, folder);
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await (await open(join(dataDir, ".writable"), "w")).close();
    await rm(join(dataDir, ".writable"));
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written to; set DATA_DIR to one that can.`,
    );
  }
}
