import { inMemoryWhereRefused } from "@waslijn/api-client/storage/device-rows.ts";
import { done, reconnecting, result } from "@waslijn/api-client/storage/indexed-db.ts";
import type { DeviceOrder } from "./device-order.ts";
import type { OrderStore, StoredPoint } from "./order-store.ts";

const NAME = "waslijn-counter";
const ORDERS = "orders";
const POINTS = "points";

const inDatabase = reconnecting(open);

/** IndexedDB store, with memory as fallback for writes that it refuses. */
export function openOrderStore(): OrderStore {
  const { all, change, trouble } = inMemoryWhereRefused<string, DeviceOrder>(
    { all: storedOrders, change: changeStored },
    ({ key }) => key,
  );
  return { trouble, orders: all, change, point: storedPoint, keepPoint };
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener("upgradeneeded", () => {
    request.result.createObjectStore(ORDERS, { keyPath: "key" });
    request.result.createObjectStore(POINTS, { keyPath: "code" });
  });
  return result(request);
}

const table = (database: IDBDatabase, name: string, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(name, mode, { durability: "strict" }).objectStore(name);

const storedOrders = (): Promise<DeviceOrder[]> =>
  inDatabase((database) => result(table(database, ORDERS, "readonly").getAll()));

const changeStored: OrderStore["change"] = (key, update) =>
  inDatabase(async (database) => {
    const orders = table(database, ORDERS, "readwrite");
    const old = await result<DeviceOrder | undefined>(orders.get(key));
    const next = update(old);
    if (next && next !== old) orders.put(next);
    if (!next && old) orders.delete(key);
    await done(orders.transaction);
    return next;
  });

/** Undefined if the device has none stored. */
const storedPoint = (code: string): Promise<StoredPoint | undefined> =>
  inDatabase((database) =>
    result<StoredPoint | undefined>(table(database, POINTS, "readonly").get(code)),
  ).catch(() => undefined);

const keepPoint = (point: StoredPoint): Promise<void> =>
  inDatabase(async (database) => {
    const points = table(database, POINTS, "readwrite");
    points.put(point);
    await done(points.transaction);
  });
