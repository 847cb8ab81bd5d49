import { troubleOf, type StorageTrouble } from "./indexed-db.ts";

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
