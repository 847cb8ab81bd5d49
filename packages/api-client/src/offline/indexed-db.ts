/** Why the device cannot store something: its storage is full, or the browser refuses or deleted the database. */
export type StorageTrouble = "full" | "refused";

export const troubleOf = (failure: unknown): StorageTrouble =>
  failure instanceof DOMException && failure.name === "QuotaExceededError" ? "full" : "refused";

export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("request failed")));
  });
}

/** Resolves once the transaction is committed. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("transaction aborted")),
    );
  });
}

type Table = IDBObjectStoreParameters & {
  /** Name of the indexed field. */
  index?: string;
  /** `relaxed` for cached copies that can be fetched again. */
  durability?: IDBTransactionDurability;
};

/** Runs work on one table in one transaction; resolves once it is committed. */
export type InTable = <T>(
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => Promise<T>,
) => Promise<T>;

/** Opens tables of the database with this name; creates it on first use. */
export function deviceTables<Name extends string>(
  name: string,
  tables: Record<Name, Table>,
): (table: Name) => InTable {
  const inDatabase = reconnecting(() => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      for (const [table, { index, ...options }] of Object.entries<Table>(tables)) {
        const rows = request.result.createObjectStore(table, options);
        if (index) rows.createIndex(index, index);
      }
    });
    return result(request);
  });
  return (table) => (mode, work) =>
    inDatabase(async (database) => {
      const { durability = "strict" } = tables[table];
      const rows = database.transaction(table, mode, { durability }).objectStore(table);
      const answer = await work(rows);
      await done(rows.transaction);
      return answer;
    });
}

type Connection = Pick<IDBDatabase, "close" | "addEventListener">;

/**
 * Runs work on one connection to IndexedDB. Browsers close connections on their own (Safari in the background, cleared
 * site data): work that fails for any reason but a full disk is retried once on a new connection.
 */
export function reconnecting<C extends Connection>(open: () => Promise<C>) {
  let connection: Promise<C> | undefined;
  const drop = (): void => {
    connection = undefined;
  };
  const connect = async (): Promise<C> => {
    const database = await open();
    database.addEventListener("close", drop);
    database.addEventListener("versionchange", () => {
      drop();
      database.close();
    });
    return database;
  };
  return async function run<T>(work: (database: C) => Promise<T>, retries = 1): Promise<T> {
    try {
      return await work(await (connection ??= connect()));
    } catch (failure) {
      if (troubleOf(failure) === "full") throw failure;
      drop();
      if (retries === 0) throw failure;
      return run(work, retries - 1);
    }
  };
}
