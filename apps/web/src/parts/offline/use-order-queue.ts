import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { inMemoryWhereRefused, rowsIn } from "@waslijn/api-client/offline/device-rows.ts";
import { deviceTables, result } from "@waslijn/api-client/offline/indexed-db.ts";
import { keepSending } from "@waslijn/api-client/offline/keep-sending.ts";
import type { Seen } from "@waslijn/api-client/offline/offline-queue.ts";
import { rowLock } from "@waslijn/api-client/offline/row-lock.ts";
import { call } from "../../api/client.ts";
import { asksStaff, retryDelayMs, type DeviceOrder } from "./device-order.ts";
import { OrderQueue } from "./order-queue.ts";

export type SeenOrders = Seen<DeviceOrder>;

const tables = deviceTables("waslijn-counter", {
  orders: { keyPath: "key" },
  points: { keyPath: "code" },
});

const NAMES = { retail: "placeRetailOrder", collection: "placeCollection" } as const;

const send = ({ kind, code, key }: DeviceOrder) => call(NAMES[kind], { body: { code }, key });

const find = ({ kind, key }: DeviceOrder) =>
  call("findCodeOrder", { params: { kind, key } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.is("not_found")) return undefined;
    throw failure;
  });

let opened: OrderQueue | undefined;

/** The queue of this page, created at first use. */
export function openOrderQueue(): OrderQueue {
  opened ??= open();
  return opened;
}

function open(): OrderQueue {
  const store = inMemoryWhereRefused(
    rowsIn<string, DeviceOrder>(tables("orders")),
    ({ key }) => key,
  );
  const lock = rowLock(store, (key) => `order-${key}`);
  return new OrderQueue({ store, lock, send, find, now: Date.now });
}

const NOTHING_SEEN: SeenOrders = { rows: [], at: 0, trouble: undefined };

const subscribe = (listener: () => void): (() => void) => openOrderQueue().subscribe(listener);
const read = (): SeenOrders => openOrderQueue().seen();
const readOnServer = (): SeenOrders => NOTHING_SEEN;

/** This device's orders; sends the waiting ones while the page is open. */
export function useOrderQueue(): SeenOrders {
  useEffect(() => keepSending(openOrderQueue(), pauseMs), []);
  return useSyncExternalStore(subscribe, read, readOnServer);
}

/** Backoff of the least tried order; undefined while no order can be sent without confirmation. */
function pauseMs(): number | undefined {
  const { rows, at } = read();
  const waiting = rows.filter((order) => order.state === "waiting" && !asksStaff(order, at));
  return waiting.length > 0
    ? retryDelayMs(Math.min(...waiting.map(({ tries }) => tries)))
    : undefined;
}

type StoredPoint = { code: string; company: string; addressLine: string };

/** A location that was looked up on this device before. */
export const storedPoint = (code: string): Promise<StoredPoint | undefined> =>
  tables("points")("readonly", (points) => result<StoredPoint | undefined>(points.get(code))).catch(
    () => undefined,
  );

export const storePoint = (point: StoredPoint): Promise<unknown> =>
  tables("points")("readwrite", (points) => result(points.put(point))).catch(() => undefined);
