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
import { isConcurrent, runConcurrently, runScript, type Patience } from "./run-script.ts";
import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Five minutes in total: longer than most backups lock a table, shorter than anybody waits for a start. Orders queue
 * behind a waiting lock, so each wait is short.
 */
const PATIENCE: Patience = { lockTimeoutMs: 250, attempts: 70, pauseMs: 4000 };

/**
 * Applies new migrations in order, once, forward only, then functions: all of them after a migration, otherwise only
 * changed files. Returns the names of the applied files. Each migration is its own transaction, serialised across
 * nodes; `.concurrent.sql` files run outside one (CLUSTER-04). Functions call each other, so they change together.
 */
export async function migrate(
  db: Db,
  files?: SqlFiles,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const known = files ?? (await readSqlFiles());
  const applied: string[] = [];
  for (;;) {
    const step = await db.transaction().execute(async (transaction) => {
      await waitForOtherNodes(transaction);
      return applyNext(transaction, known, patience, db);
    });
    if (step.length === 0) return applied;
    applied.push(...step.map(({ name }) => name));
  }
}

async function applyNext(
  transaction: Db,
  files: SqlFiles,
  patience: Patience,
  db: Db,
): Promise<SqlFile[]> {
  await makeListOfFiles(transaction, patience);
  const applied = await readAppliedFiles(transaction);
  for (const file of files.migrations) {
    const checksum = applied.get(file.name);
    if (checksum === null) await takeOver(transaction, file);
    else if (checksum !== undefined && checksum !== file.checksum) throw wasChanged(file);
  }
  const fresh = files.migrations.find(({ name }) => !applied.has(name));
  if (fresh) {
    await applyMigration(transaction, fresh, patience, db);
    await recordFile(transaction, fresh);
    await forgetFunctions(transaction);
    return [fresh];
  }
  const changed = changedFunctions(files, applied);
  for (const file of changed) {
    await runScript(transaction, file, patience);
    await recordFile(transaction, file);
  }
  return changed;
}

async function applyMigration(
  transaction: Db,
  file: SqlFile,
  patience: Patience,
  db: Db,
): Promise<void> {
  if (!isConcurrent(file)) await runScript(transaction, file, patience);
  else if (db.getExecutor().adapter.supportsMultipleConnections) {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction);
    await runConcurrently(db, file);
  } else {
    const text = file.text.replaceAll(" CONCURRENTLY", "");
    await runScript(transaction, { ...file, text }, patience);
  }
}

/**
 * A database with migrations unknown to this version has been upgraded by a newer one: leave the newer functions in
 * place, because they must work for both versions.
 */
function changedFunctions({ migrations, functions }: SqlFiles, applied: AppliedFiles): SqlFile[] {
  const ours = new Set(migrations.map(({ name }) => name));
  const isOurs = (name: string) => ours.has(name) || name.startsWith(FUNCTIONS);
  if (![...applied.keys()].every(isOurs)) return [];
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

const wasChanged = ({ name }: SqlFile): StartError =>
  new StartError(
    `The migration ${name} differs from the one this database has had; put the file back as it was and write the change as a new migration.`,
  );

/** The number of files applied to a database, and the number of this version's migrations that it lacks. */
export async function pendingMigrations(db: Db): Promise<{ known: number; pending: number }> {
  const applied = await readAppliedFiles(db);
  const { migrations } = await readSqlFiles();
  return {
    known: applied.size,
    pending: applied.size && migrations.filter(({ name }) => !applied.has(name)).length,
  };
}

/** Key of the advisory lock; arbitrary but fixed. */
const SET_UP_LOCK = 20_261_115;

const POLL_MS = 50;

/**
 * Advisory lock: serialises nodes that prepare the database at the same time, until the transaction ends. Waiting nodes
 * ask again and again: a blocked statement would hold a snapshot, and `CREATE INDEX CONCURRENTLY` waits for all of them.
 */
export async function waitForOtherNodes(transaction: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      SELECT pg_try_advisory_xact_lock(${sql.lit(SET_UP_LOCK)}) AS taken`.execute(transaction);
    if (rows[0]?.taken) return;
    await sleep(POLL_MS);
  }
}
