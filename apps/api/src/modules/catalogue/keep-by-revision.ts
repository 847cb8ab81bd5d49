import { setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";

type Kept = { revision: number; answers: Map<string, Promise<unknown>> };
const MOST_KEPT = 100;
const keptByDatabase = new WeakMap<Db, Kept>();

const askedByDatabase = new WeakMap<Db, Promise<number>>();

/**
 * Revision of prices, hub calendars and service areas; every change increments it. Calls in one turn of the event loop
 * share one query, which runs after that turn.
 */
export function catalogueRevision(db: Db): Promise<number> {
  let asked = askedByDatabase.get(db);
  if (!asked) {
    asked = nextTurn().then(() => {
      askedByDatabase.delete(db);
      return readRevision(db);
    });
    askedByDatabase.set(db, asked);
  }
  return asked;
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
export async function keepByRevision<T>(
  db: Db,
  what: string,
  load: (revision: number) => Promise<T>,
): Promise<T> {
  const revision = await catalogueRevision(db);
  let kept = keptByDatabase.get(db);
  if (kept?.revision !== revision) {
    kept = { revision, answers: new Map() };
    keptByDatabase.set(db, kept);
  }
  const { answers } = kept;
  let answer = answers.get(what) as Promise<T> | undefined;
  if (!answer) {
    // Simple eviction: entries of earlier days are not used again.
    if (answers.size >= MOST_KEPT) answers.clear();
    answer = load(revision);
    answers.set(what, answer);
    answer.catch(() => answers.delete(what));
  }
  return answer;
}
