import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { openEmbedded } from "./embedded.ts";
import { openLiveInProcess, type Live } from "./live.ts";
import { openLivePostgres } from "./live-postgres.ts";
import { PGLITE_EXTENSIONS } from "./pglite-extensions.ts";
import { openPrimaryPool, type PoolLimits } from "./primary-pool.ts";
import { reclaimSpace } from "./reclaim-space.ts";
import type { Database } from "./schema.ts";

const DATE = 1082;
const INT8 = 20;
const asText = (value: string): string => value;

export type Db = Kysely<Database>;

export type OpenDatabase = {
  db: Db;
  /** For reports, lists for drivers and exports, which may be a moment behind: a standby, where there is one. */
  reading: Db;
  kind: "embedded" | "postgres";
  /** All of an embedded database as a compressed tar, as it is at one moment. */
  dump?: () => Promise<Blob>;
  /** Only an embedded database needs to be told. */
  reclaimSpace?: (() => Promise<void>) | undefined;
  /** Announces changes to everyone who shares this database. */
  live: Live;
  close: () => Promise<void>;
};

/** `readUrl` names a standby. */
export type PostgresOptions = Omit<PoolLimits, "standby"> & { readUrl?: string | undefined };

/** A database of this process alone: in a folder that it locks, or in memory, perhaps loaded from a dump. */
export async function openPglite(dataDir?: string, dump?: Blob): Promise<OpenDatabase> {
  const parsers = { [DATE]: asText, [INT8]: Number };
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

// Moments are sent in UTC, so that no zone is looked up for each.
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

/** PGlite works on this thread: without a pause many queries in a row keep the server from answering. */
function yieldingAfterEach(pglite: PGlite): PGlite {
  const query = pglite.query.bind(pglite);
  pglite.query = async <T>(...parameters: Parameters<typeof query>) => {
    const result = await query<T>(...parameters);
    await new Promise(setImmediate);
    return result;
  };
  return pglite;
}
