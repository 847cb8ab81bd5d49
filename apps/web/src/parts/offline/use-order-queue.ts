import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import type { DeviceOrder } from "./device-order.ts";
import { openOrderStore } from "./indexed-db-store.ts";
import { keepSending } from "./keep-sending.ts";
import type { OrderStore } from "./order-store.ts";
import { NOTHING_SEEN, OrderQueue, type SeenOrders } from "./order-queue.ts";
import { lockOrderWith } from "./lock-order.ts";

export type Counter = { store: OrderStore; queue: OrderQueue };

const NAMES = { retail: "placeRetailOrder", collection: "placeCollection" } as const;

const send = ({ kind, code, key }: DeviceOrder) => call(NAMES[kind], { body: { code }, key });

const find = ({ kind, key }: DeviceOrder) =>
  call("findCodeOrder", { params: { kind, key } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.is("not_found")) return undefined;
    throw failure;
  });

let opened: Counter | undefined;

/** The one queue of this page, opened when it is first needed. */
export function openCounter(): Counter {
  opened ??= open();
  return opened;
}

function open(): Counter {
  const store = openOrderStore();
  const queue = new OrderQueue({
    store,
    lockOrder: lockOrderWith(store),
    send,
    find,
    now: Date.now,
  });
  return { store, queue };
}

const subscribe = (listener: () => void): (() => void) =>
  openCounter().queue.seen.subscribe(listener);
const read = (): SeenOrders => openCounter().queue.seen.read();
const readOnServer = (): SeenOrders => NOTHING_SEEN;

/** This device's orders, sent on as long as the page is open. */
export function useOrderQueue(): SeenOrders {
  useEffect(() => keepSending(openCounter().queue), []);
  return useSyncExternalStore(subscribe, read, readOnServer);
}
