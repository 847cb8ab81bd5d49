import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { type DeviceOrder, canBeSent, retryDelayMs } from "./device-order.ts";
import { openOrderStore } from "./indexed-db-store.ts";
import type { OrderStore } from "./order-store.ts";
import { NOTHING_SEEN, OrderQueue, type SeenOrders } from "./order-queue.ts";
import { lockOrderWith } from "./lock-order.ts";
import { onChance } from "@waslijn/api-client/until-answered.ts";

export type Counter = { store: OrderStore; queue: OrderQueue };

const NAMES = { retail: "placeRetailOrder", collection: "placeCollection" } as const;

const send = ({ kind, code, key }: DeviceOrder) => call(NAMES[kind], { body: { code }, key });

const find = ({ kind, key }: DeviceOrder) =>
  call("findCodeOrder", { params: { kind, key } }).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.is("not_found")) return undefined;
    throw failure;
  });

let opened: Counter | undefined;

/** The queue of this page, created at first use. */
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

/** This device's orders; sends the waiting ones while the page is open. */
export function useOrderQueue(): SeenOrders {
  useEffect(() => keepSending(openCounter().queue), []);
  return useSyncExternalStore(subscribe, read, readOnServer);
}

/** Sends waiting orders now, when back online or visible, and with backoff. */
function keepSending(queue: OrderQueue): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  const send = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    await queue.sendWaiting().catch(() => undefined);
    running = false;
    plan();
  };
  const plan = (): void => {
    const { orders, at } = queue.seen.read();
    const waiting = orders.filter((order) => canBeSent(order, at));
    if (running || timer !== undefined || waiting.length === 0) return;
    const tries = Math.min(...waiting.map((order) => order.tries));
    timer = setTimeout(() => void send(), retryDelayMs(tries));
  };
  const sendNow = (): void => void send();

  sendNow();
  const unsubscribe = queue.seen.subscribe(plan);
  const stopListening = onChance(sendNow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopListening();
  };
}
