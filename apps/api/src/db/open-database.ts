import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import { openPglite, openPostgres, type OpenDatabase } from "./client.ts";

/** The database that the settings name. */
export async function openDatabase(env: Env): Promise<OpenDatabase> {
  return env.DATABASE_URL ? reachPostgres(env.DATABASE_URL) : openPglite(env.DATA_DIR);
}

export async function reachPostgres(url: string): Promise<OpenDatabase> {
  const database = openPostgres(url);
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
