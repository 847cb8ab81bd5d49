import { done, openDatabase, PAPERS, result, table } from "./database.ts";

/** Something to read without a connection, for as long as its day lasts. */
type Paper = { name: string; day: string; value: unknown };

/** Best effort: without storage there is nothing to read later, and nothing else goes wrong. */
export async function keepPaper(name: string, day: string, value: unknown): Promise<void> {
  await withPapers("readwrite", async (papers) => {
    papers.put({ name, day, value } satisfies Paper);
  });
}

/** Papers of another day are gone as soon as anybody asks for one (DRIVE-03). */
export async function readPaper<T>(name: string, day: string): Promise<T | undefined> {
  return withPapers("readwrite", async (papers) => {
    const all = await result<Paper[]>(papers.getAll());
    for (const old of all.filter((paper) => paper.day !== day)) papers.delete(old.name);
    const found = all.find((paper) => paper.name === name && paper.day === day);
    return found?.value as T | undefined;
  });
}

/** Whoever signs out leaves nobody's name behind. */
export async function dropPapers(): Promise<void> {
  await withPapers("readwrite", async (papers) => {
    papers.clear();
  });
}

async function withPapers<T>(
  mode: IDBTransactionMode,
  work: (papers: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  try {
    const papers = table(await openDatabase(), PAPERS, mode);
    const found = await work(papers);
    await done(papers.transaction);
    return found;
  } catch {
    return undefined;
  }
}
