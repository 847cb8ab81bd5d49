import type { OrderStore } from "./order-store.ts";

/** Longer than the timeout of a call. */
const LEASE_MS = 30_000;

/** Runs the work unless another tab has the lock; resolves to whether it ran. */
export type LockOrder = (key: string, work: () => Promise<void>) => Promise<boolean>;

/** Web Locks are released with their tab; without them (plain http) a lease in the store is the lock. */
export const lockOrderWith = (store: OrderStore): LockOrder =>
  "locks" in navigator ? webLock : leaseIn(store, Date.now);

const webLock: LockOrder = (key, work) =>
  navigator.locks.request(`order-${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });

export const leaseIn =
  (store: OrderStore, now: () => number): LockOrder =>
  async (key, work) => {
    let mine = false;
    await store.change(key, (order) => {
      if (!order) return order;
      mine = (order.leasedUntil ?? 0) < now();
      return mine ? { ...order, leasedUntil: now() + LEASE_MS } : order;
    });
    if (mine) await work();
    return mine;
  };
