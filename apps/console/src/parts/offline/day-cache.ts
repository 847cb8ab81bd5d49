import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { inCache } from "./database.ts";

/** A cached response for reading offline, valid for one day. */
type Entry = { name: string; day: string; value: unknown };

/** Best effort: errors of the storage are ignored. */
export async function cacheForDay(name: string, day: string, value: unknown): Promise<void> {
  await withCache(async (cache) => {
    await entriesOf(day, cache);
    cache.put({ name, day, value } satisfies Entry);
  });
}

export async function readCached<T>(name: string, day: string): Promise<T | undefined> {
  return withCache(async (cache) => {
    const found = (await entriesOf(day, cache)).find((entry) => entry.name === name);
    return found?.value as T | undefined;
  });
}

/** Deletes entries of other days on every read and write (DRIVE-03). */
async function entriesOf(day: string, cache: IDBObjectStore): Promise<Entry[]> {
  const all = await result<Entry[]>(cache.getAll());
  for (const old of all.filter((entry) => entry.day !== day)) cache.delete(old.name);
  return all.filter((entry) => entry.day === day);
}

/** Deletes everything at sign-out, so that no personal data stay on the device. */
export async function clearCache(): Promise<void> {
  await withCache(async (cache) => {
    cache.clear();
  });
}

async function withCache<T>(work: (cache: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await inCache("readwrite", work);
  } catch {
    return undefined;
  }
}
