import type { Env } from "../env.ts";
import { StartError } from "../errors.ts";
import { openPglite, openPostgres, type OpenDatabase, type PostgresOptions } from "./client.ts";
import { migrate } from "./migrate.ts";

/**
 * Client-side statement timeout, longer than any legitimate request or job. When it fires, the server is presumed dead.
 */
const SERVING: PostgresOptions = { queryMs: 60_000 };

/** Opens the configured database for a command, without a statement timeout. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = env;
  return url ? reachPostgres(url, { readUrl }) : openPglite(env.DATA_DIR);
}

/** Opens and migrates the database for a server. The statement timeout applies only after the migration. */
export async function openServingDatabase(env: Env): Promise<OpenDatabase> {
  const database = await openDatabase(env);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (!env.DATABASE_URL) return database;
  await database.close();
  return reachPostgres(env.DATABASE_URL, { ...SERVING, readUrl: env.DATABASE_READ_URL });
}

export async function reachPostgres(
  url: string,
  options: PostgresOptions = {},
): Promise<OpenDatabase> {
  const database = openPostgres(url, undefined, options);
  try {
    await database.db.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
    return database;
  } catch {
    await database.close();
    throw new StartError(
      "The database at DATABASE_URL does not answer; check the address, the user and the password.",
    );
  }
}
