import { troubleOf, type StorageTrouble } from "./indexed-db.ts";

/** Rows by key; `undefined` means no row. `change` is one transaction, so other tabs cannot interleave. */
export type Rows<K, Row> = {
  all: () => Promise<Row[]>;
  /** Returns the row after the change. */
  change: (key: K, update: (row: Row | undefined) => Row | undefined) => Promise<Row | undefined>;
};

/**
 * Falls back to memory, for as long as the page is open, when IndexedDB refuses a write; `trouble` returns the reason.
 */
export function inMemoryWhereRefused<K, Row>(
  disk: Rows<K, Row>,
  keyOf: (row: Row) => K,
): Rows<K, Row> & {
  /** Stores a row in memory that IndexedDB refused. */
  hold: (row: Row, failure: unknown) => void;
  trouble: () => StorageTrouble | undefined;
} {
  /** Rows that shadow those in IndexedDB; `undefined` marks a deleted one. */
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
