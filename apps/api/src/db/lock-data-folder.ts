import { readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "../start-error.ts";

const SQLITE_BUSY = 5;

/**
 * One process at a time. The lock is the operating system's, which gives it back when its holder ends in
 * whatever way and knows containers that are all process 1 apart; SQLite is how Node reaches it.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const name = join(dataDir, "lock");
  const lock = takeLock(join(dataDir, "lock.sqlite"));
  if (!lock) {
    const holder = (await readFile(name, "utf8").catch(() => "")).trim();
    throw new StartError(
      `The data in ${dataDir} is in use by process ${holder || "unknown"}; stop it first, or set DATABASE_URL to run several.`,
    );
  }
  // Only for the sentence above: the lock itself does not say who holds it.
  await writeFile(name, `${process.pid} on ${hostname()}\n`);
  return async () => {
    await rm(name, { force: true });
    lock.close();
  };
}

function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
