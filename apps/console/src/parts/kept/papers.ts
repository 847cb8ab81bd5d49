import { result } from "@waslijn/api-client/offline/indexed-db.ts";
import { inPapers } from "./database.ts";

/** A cached response for reading offline, valid for one day. */
type Paper = { name: string; day: string; value: unknown };

/** Best effort: errors of the storage are ignored. */
export async function keepPaper(name: string, day: string, value: unknown): Promise<void> {
  await withPapers(async (papers) => {
    await papersOf(day, papers);
    papers.put({ name, day, value } satisfies Paper);
  });
}

export async function readPaper<T>(name: string, day: string): Promise<T | undefined> {
  return withPapers(async (papers) => {
    const found = (await papersOf(day, papers)).find((paper) => paper.name === name);
    return found?.value as T | undefined;
  });
}

/** Deletes entries of other days on every read and write (DRIVE-03). */
async function papersOf(day: string, papers: IDBObjectStore): Promise<Paper[]> {
  const all = await result<Paper[]>(papers.getAll());
  for (const old of all.filter((paper) => paper.day !== day)) papers.delete(old.name);
  return all.filter((paper) => paper.day === day);
}

/** Deletes everything at sign-out, so that no personal data stay on the device. */
export async function dropPapers(): Promise<void> {
  await withPapers(async (papers) => {
    papers.clear();
  });
}

async function withPapers<T>(work: (papers: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await inPapers("readwrite", work);
  } catch {
    return undefined;
  }
}
