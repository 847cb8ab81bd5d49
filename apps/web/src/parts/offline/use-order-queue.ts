import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "../../api/client.ts";
import type { DeviceOrder } from "./device-order.ts";
import { openOrderStore } from "./indexed-db-store.ts";
import { keepSending } from "./keep-sending.ts";
import type { OrderStore } from "./order-store.ts";
import { OrderQueue, type SeenOrders } from "./order-queue.ts";
import { lockOrderWith } from "./lock-order.ts";

export type Counter = { store: OrderStore; queue: OrderQueue };

const NAMES = { retail: "placeRetailOrder", collection: "placeCollection" } as const;

const send = ({ kind, code, key }: DeviceOrder) => call(NAMES[kind], { body: { code }, key });

let opened: Promise<Counter> | undefined;

/** The one queue of this page, opened when it is first needed. */
export function openCounter(): Promise<Counter> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Counter> {
  const store = await openOrderStore();
  const queue = new OrderQueue({ store, lockOrder: lockOrderWith(store), send, now: Date.now });
  return { store, queue };
}

const nothing: SeenOrders = { orders: [], at: 0, last: true };
const never = () => () => undefined;

/** This device's orders, sent on as long as the page is open. */
export function useOrderQueue(): SeenOrders {
  const [queue, setQueue] = useState<OrderQueue>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async (): Promise<void> => {
      const { queue: ready } = await openCounter();
      if (gone) return;
      setQueue(ready);
      stop = keepSending(ready);
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return useSyncExternalStore(
    queue?.seen.subscribe ?? never,
    queue?.seen.read ?? (() => nothing),
    () => nothing,
  );
}
