const NAME = "waslijn-console";
export const ACTS = "acts";
export const PAPERS = "papers";

/** What the console keeps on a device: acts that are not sent yet, and papers of the day. Fails where it may not. */
export function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    const acts = request.result.createObjectStore(ACTS, { keyPath: "place", autoIncrement: true });
    acts.createIndex("queue", "queue");
    request.result.createObjectStore(PAPERS, { keyPath: "name" });
  });
  return result(request);
}

export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("request failed")));
  });
}

/** Once it is on the disk. */
export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("transaction aborted")),
    );
  });
}

/** Acts are on the disk before anybody goes on; papers can be had again from the server, and nobody waits for them. */
const DURABILITY = { [ACTS]: "strict", [PAPERS]: "relaxed" } as const;

export const table = (
  database: IDBDatabase,
  name: keyof typeof DURABILITY,
  mode: IDBTransactionMode,
): IDBObjectStore =>
  database.transaction(name, mode, { durability: DURABILITY[name] }).objectStore(name);
