import { StartError } from "../errors.ts";
import {
  forgetFunctions,
  makeListOfFiles,
  readAppliedFiles,
  recordFile,
  takeOver,
  type AppliedFiles,
  FUNCTIONS,
  readSqlFiles,
  type SqlFile,
  type SqlFiles,
} from "./sql-files.ts";
import type { Db } from "./client.ts";
import { runScript, type Patience } from "./run-script.ts";
import { sql } from "kysely";

/** Five minutes: longer than most backups hold a table, shorter than anybody waits for a start. */
const PATIENCE: Patience = { lockTimeoutMs: 1000, attempts: 60, pauseMs: 4000 };

/**
 * Applies new migrations in order, once, forward only, then functions: all of them after a migration, otherwise those
 * whose file changed. Returns what it applied. Each file is a transaction of its own that other nodes wait for.
 */
export async function migrate(
  db: Db,
  files?: SqlFiles,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const known = files ?? (await readSqlFiles());
  const applied: string[] = [];
  for (;;) {
    const file = await db.transaction().execute(async (transaction) => {
      await waitForOtherNodes(transaction);
      return applyNext(transaction, known, patience);
    });
    if (!file) return applied;
    applied.push(file.name);
  }
}

async function applyNext(
  transaction: Db,
  files: SqlFiles,
  patience: Patience,
): Promise<SqlFile | undefined> {
  await makeListOfFiles(transaction, patience);
  const applied = await readAppliedFiles(transaction);
  for (const file of files.migrations) {
    const checksum = applied.get(file.name);
    if (checksum === null) await takeOver(transaction, file);
    else if (checksum !== undefined && checksum !== file.checksum) throw wasChanged(file);
  }
  const next = nextFile(files, applied);
  if (next) {
    await runScript(transaction, next, patience);
    await recordFile(transaction, next);
    if (files.migrations.includes(next)) await forgetFunctions(transaction);
  }
  return next;
}

/**
 * A version that meets migrations it does not know is the former one, started beside or after its
 * successor: it leaves the successor's functions in place, as those must work for both.
 */
function nextFile({ migrations, functions }: SqlFiles, applied: AppliedFiles): SqlFile | undefined {
  const fresh = migrations.find(({ name }) => !applied.has(name));
  if (fresh) return fresh;
  const ours = new Set(migrations.map(({ name }) => name));
  const isOurs = (name: string) => ours.has(name) || name.startsWith(FUNCTIONS);
  if (![...applied.keys()].every(isOurs)) return undefined;
  return functions.find(({ name, checksum }) => applied.get(name) !== checksum);
}

const wasChanged = ({ name }: SqlFile): StartError =>
  new StartError(
    `The migration ${name} differs from the one this database has had; put the file back as it was and write the change as a new migration.`,
  );

/** How many files a database has had, and how many of this version's migrations it lacks. */
export async function pendingMigrations(db: Db): Promise<{ known: number; pending: number }> {
  const applied = await readAppliedFiles(db);
  const { migrations } = await readSqlFiles();
  return {
    known: applied.size,
    pending: applied.size && migrations.filter(({ name }) => !applied.has(name)).length,
  };
}

/** Any number will do, as long as it is always the same one. */
const SET_UP_LOCK = 20_261_115;

/** Nodes that start together prepare the database one after the other, each to the end of its transaction. */
export async function waitForOtherNodes(transaction: Db): Promise<void> {
  // Another node may need longer than a request would wait for a lock.
  await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(SET_UP_LOCK)})`.execute(transaction);
}
