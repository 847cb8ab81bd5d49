import { done, result } from "@waslijn/api-client/storage/indexed-db.ts";
import { inDatabase, PAPERS, table } from "./database.ts";

/** Something to read without a connection, for as long as its day lasts. */
type Paper = { name: string; day: string; value: unknown };

/** Best effort: without storage there is nothing to read later, and nothing else goes wrong. */
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

/** Those of another day are gone as soon as anybody keeps or reads one (DRIVE-03). */
async function papersOf(day: string, papers: IDBObjectStore): Promise<Paper[]> {
  const all = await result<Paper[]>(papers.getAll());
  for (const old of all.filter((paper) => paper.day !== day)) papers.delete(old.name);
  return all.filter((paper) => paper.day === day);
}

/** Whoever signs out leaves nobody's name behind. */
export async function dropPapers(): Promise<void> {
  await withPapers(async (papers) => {
    papers.clear();
  });
}

async function withPapers<T>(work: (papers: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  try {
    return await inDatabase(async (database) => {
      const papers = table(database, PAPERS, "readwrite");
      const found = await work(papers);
      await done(papers.transaction);
      return found;
    });
  } catch {
    return undefined;
  }
}
