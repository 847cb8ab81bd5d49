/** Why a device does not keep something: its storage is full, or the browser refuses or lost it. */
export type StorageTrouble = "full" | "refused";

const troubleOf = (failure: unknown): StorageTrouble =>
  failure instanceof DOMException && failure.name === "QuotaExceededError" ? "full" : "refused";

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

type Connection = Pick<IDBDatabase, "close" | "addEventListener">;

/**
 * Runs work on one connection to IndexedDB. Browsers close connections by themselves (Safari in the background, cleared
 * site data): work that fails for another reason than a full disk is done once more on a new connection.
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
  const once = async <T>(work: (database: C) => Promise<T>): Promise<T> => {
    connection ??= connect();
    try {
      return await work(await connection);
    } catch (failure) {
      if (troubleOf(failure) !== "full") drop();
      throw failure;
    }
  };
  return async <T>(work: (database: C) => Promise<T>): Promise<T> => {
    try {
      return await once(work);
    } catch (failure) {
      if (troubleOf(failure) === "full") throw failure;
      return once(work);
    }
  };
}

/** Rows by their key; `undefined` is no row. A change is one step that no other tab can come between. */
export type Rows<K, Row> = {
  all: () => Promise<Row[]>;
  /** Answers what is there afterwards. */
  change: (key: K, update: (row: Row | undefined) => Row | undefined) => Promise<Row | undefined>;
};

/** Keeps in memory what the disk does not take, as long as the page is open, and says what is wrong meanwhile. */
export function inMemoryWhereRefused<K, Row>(
  disk: Rows<K, Row>,
  keyOf: (row: Row) => K,
): Rows<K, Row> & {
  /** Keeps a row in memory that the disk did not take. */
  hold: (row: Row, failure: unknown) => void;
  trouble: () => StorageTrouble | undefined;
} {
  /** Over what the disk has. */
  const memory = new Map<K, Row | undefined>();
  let trouble: StorageTrouble | undefined;
  const onDisk = async (): Promise<Row[]> => {
    try {
      return await disk.all();
    } catch (failure) {
      trouble = troubleOf(failure);
      return [];
    }
  };
  const held = (): Row[] => [...memory.values()].filter((row) => row !== undefined);
  const all = async (): Promise<Row[]> => {
    const stored = (await onDisk()).filter((row) => !memory.has(keyOf(row)));
    return [...stored, ...held()];
  };
  return {
    all,
    async change(key, update) {
      if (!memory.has(key)) {
        try {
          const next = await disk.change(key, update);
          if (held().length === 0) trouble = undefined;
          return next;
        } catch (failure) {
          trouble = troubleOf(failure);
        }
      }
      const row = (await all()).find((one) => keyOf(one) === key);
      const next = update(row);
      memory.set(key, next);
      if (held().length === 0) trouble = undefined;
      return next;
    },
    hold(row, failure) {
      trouble = troubleOf(failure);
      memory.set(keyOf(row), row);
    },
    trouble: () => trouble,
  };
}
