import type { DeviceOrder } from "./device-order.ts";
import { memoryStore, type OrderStore, type StoredPoint } from "./order-store.ts";

const NAME = "waslijn-counter";
const ORDERS = "orders";
const POINTS = "points";

/** The device's IndexedDB, or memory where the browser has or allows none. */
export async function openOrderStore(): Promise<OrderStore> {
  try {
    return storeIn(await open());
  } catch {
    return memoryStore();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(ORDERS, { keyPath: "key" });
    request.result.createObjectStore(POINTS, { keyPath: "code" });
  });
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("request failed")));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("transaction aborted")),
    );
  });
}

function storeIn(database: IDBDatabase): OrderStore {
  const table = (name: string, mode: IDBTransactionMode) =>
    database.transaction(name, mode, { durability: "strict" }).objectStore(name);
  return {
    lasts: true,
    orders: () => result<DeviceOrder[]>(table(ORDERS, "readonly").getAll()),
    async change(key, update) {
      const orders = table(ORDERS, "readwrite");
      const old = await result<DeviceOrder | undefined>(orders.get(key));
      const next = update(old);
      if (next && next !== old) orders.put(next);
      if (!next && old) orders.delete(key);
      await done(orders.transaction);
      return next;
    },
    point: (code) => result<StoredPoint | undefined>(table(POINTS, "readonly").get(code)),
    async keepPoint(point) {
      const points = table(POINTS, "readwrite");
      points.put(point);
      await done(points.transaction);
    },
  };
}
