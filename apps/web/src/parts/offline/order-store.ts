import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import type { DeviceOrder } from "./device-order.ts";

export type StoredPoint = { code: string; company: string; addressLine: string };

/** What the device keeps. Every change is one step that no other tab can come between. */
export type OrderStore = {
  /** Why some of it goes with the page, if the device does not keep it. */
  trouble(): StorageTrouble | undefined;
  orders(): Promise<DeviceOrder[]>;
  /** Reads, changes and writes an order; `undefined` is no order. Answers what is stored now. */
  change(
    key: string,
    update: (order: DeviceOrder | undefined) => DeviceOrder | undefined,
  ): Promise<DeviceOrder | undefined>;
  point(code: string): Promise<StoredPoint | undefined>;
  keepPoint(point: StoredPoint): Promise<void>;
};

/** For tests. */
export function memoryStore(): OrderStore {
  const orders = new Map<string, DeviceOrder>();
  const points = new Map<string, StoredPoint>();
  return {
    trouble: () => undefined,
    orders: async () => [...orders.values()],
    async change(key, update) {
      const next = update(orders.get(key));
      if (next) orders.set(key, next);
      else orders.delete(key);
      return next;
    },
    point: async (code) => points.get(code),
    async keepPoint(point) {
      points.set(point.code, point);
    },
  };
}
