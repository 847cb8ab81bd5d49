import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import type { DeviceOrder } from "./device-order.ts";

export type StoredPoint = { code: string; company: string; addressLine: string };

/** Storage of the device. Each change is atomic across tabs. */
export type OrderStore = {
  /** Why some orders would be lost when the page is closed. */
  trouble(): StorageTrouble | undefined;
  orders(): Promise<DeviceOrder[]>;
  /** Atomic read-modify-write; `undefined` means no order. Resolves to the stored order. */
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
