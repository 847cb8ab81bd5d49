import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";

type Cache = { revision: number; answers: Map<string, Promise<unknown>> };
const MOST_CACHED = 100;
const cacheByDatabase = new WeakMap<Db, Cache>();

const pendingByDatabase = new WeakMap<Db, Promise<number>>();

/**
 * Revision of prices, hub calendars and service areas; every change increments it. Calls in one turn of the event loop
 * share one query, which runs after that turn.
 */
export function catalogueRevision(db: Db): Promise<number> {
  let pending = pendingByDatabase.get(db);
  if (!pending) {
    pending = nextTurn().then(() => {
      pendingByDatabase.delete(db);
      return readRevision(db);
    });
    pendingByDatabase.set(db, pending);
  }
  return pending;
}

async function readRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom("revisions")
    .select("revision")
    .where("name", "=", "catalogue")
    .$call(plannedOnce)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Cache per revision: the loaded value is reused until the revision changes. */
export async function cacheByRevision<T>(
  db: Db,
  what: string,
  load: (revision: number) => Promise<T>,
): Promise<T> {
  const revision = await catalogueRevision(db);
  let cache = cacheByDatabase.get(db);
  if (cache?.revision !== revision) {
    cache = { revision, answers: new Map() };
    cacheByDatabase.set(db, cache);
  }
  const { answers } = cache;
  let answer = answers.get(what) as Promise<T> | undefined;
  if (!answer) {
    // Simple eviction: entries of earlier days are not used again.
    if (answers.size >= MOST_CACHED) answers.clear();
    answer = load(revision);
    answers.set(what, answer);
    answer.catch(() => answers.delete(what));
  }
  return answer;
}
