import { result, troubleOf, type InTable, type StorageTrouble } from "./indexed-db.ts";

/** The fields that the queue itself uses. */
export type QueueRow = {
  /** Only `waiting` rows are sent. */
  state: string;
  /** Number of attempts; 0: it was never sent. */
  tries: number;
  /** By the device's clock. */
  madeAt: number | string;
  /** When a person confirmed an old row. */
  confirmedAt?: number | undefined;
  /** End of the lease of a tab without Web Locks. */
  leasedUntil?: number | undefined;
};

/** Rows by key; `undefined` means no row. `change` is one transaction, so other tabs cannot interleave. */
export type Rows<Key, Row> = {
  all: () => Promise<Row[]>;
  /** Returns the row after the change. */
  change: (key: Key, update: Update<Row>) => Promise<Row | undefined>;
};

export type Update<Row> = (row: Row | undefined) => Row | undefined;

export type DeviceRows<Key, Row> = Rows<Key, Row> & {
  /** Why some rows are in memory only, if they are. */
  trouble: () => StorageTrouble | undefined;
};

/** The rows of a table, or only those with this value in the indexed field. */
export const rowsIn = <Key extends IDBValidKey, Row>(
  inTable: InTable,
  only?: { index: string; value: string },
): Rows<Key, Row> => ({
  all: () =>
    inTable("readonly", (rows) =>
      result<Row[]>(only ? rows.index(only.index).getAll(only.value) : rows.getAll()),
    ),
  change: (key, update) =>
    inTable("readwrite", async (rows) => {
      const row = await result<Row | undefined>(rows.get(key));
      const next = update(row);
      if (next && next !== row) rows.put(next);
      if (!next && row) rows.delete(key);
      return next;
    }),
});

/**
 * Falls back to memory, for as long as the page is open, when IndexedDB refuses a write; `trouble` returns the reason.
 */
export function inMemoryWhereRefused<Key, Row>(
  disk: Rows<Key, Row>,
  keyOf: (row: Row) => Key,
): DeviceRows<Key, Row> & {
  /** Stores a row in memory that IndexedDB refused. */
  hold: (row: Row, failure: unknown) => void;
} {
  /** Rows that shadow those in IndexedDB; `undefined` marks a deleted one. */
  const memory = new Map<Key, Row | undefined>();
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

/** For tests. */
export function memoryRows<Key, Row>(): DeviceRows<Key, Row> {
  const rows = new Map<Key, Row>();
  return {
    trouble: () => undefined,
    all: async () => [...rows.values()],
    async change(key, update) {
      const next = update(rows.get(key));
      if (next) rows.set(key, next);
      else rows.delete(key);
      return next;
    },
  };
}
