import type { QueueRow, Rows } from "./device-rows.ts";

/** Runs the work unless another tab holds the lock of this row. */
export type RowLock<Key> = (key: Key, work: () => Promise<void>) => Promise<void>;

/** Longer than the timeout of a call. */
const LEASE_MS = 30_000;

/** Web Locks are released with their tab; without them (plain http) a lease in the row is the lock. */
export const rowLock = <Key, Row extends QueueRow>(
  rows: Rows<Key, Row>,
  nameOf: (key: Key) => string,
): RowLock<Key> => ("locks" in navigator ? webLock(nameOf) : leaseIn(rows, Date.now));

const webLock =
  <Key>(nameOf: (key: Key) => string): RowLock<Key> =>
  (key, work) =>
    navigator.locks.request(nameOf(key), { ifAvailable: true }, async (lock) => {
      if (lock) await work();
    });

export const leaseIn =
  <Key, Row extends QueueRow>(rows: Rows<Key, Row>, now: () => number): RowLock<Key> =>
  async (key, work) => {
    let isMine = false;
    await rows.change(key, (row) => {
      isMine = row !== undefined && (row.leasedUntil ?? 0) < now();
      return row && isMine ? { ...row, leasedUntil: now() + LEASE_MS } : row;
    });
    if (!isMine) return;
    await work();
    await rows.change(key, (row) => row && { ...row, leasedUntil: undefined });
  };
