import { reconnecting, result } from "@waslijn/api-client/storage/indexed-db.ts";

const NAME = "waslijn-console";
export const ACTS = "acts";
export const PAPERS = "papers";

/** Runs work on the console's IndexedDB: unsent acts, and cached copies of the day. */
export const inDatabase = reconnecting(open);

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    const acts = request.result.createObjectStore(ACTS, { keyPath: "place", autoIncrement: true });
    acts.createIndex("queue", "queue");
    request.result.createObjectStore(PAPERS, { keyPath: "name" });
  });
  return result(request);
}

/** Acts must be on disk before the user goes on; cached copies can be fetched again, so relaxed durability will do. */
const DURABILITY = { [ACTS]: "strict", [PAPERS]: "relaxed" } as const;

export const table = (
  database: IDBDatabase,
  name: keyof typeof DURABILITY,
  mode: IDBTransactionMode,
): IDBObjectStore =>
  database.transaction(name, mode, { durability: DURABILITY[name] }).objectStore(name);
