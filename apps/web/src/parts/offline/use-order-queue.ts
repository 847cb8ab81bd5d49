import { useEffect, useState, useSyncExternalStore } from "react";
import { call } from "../../api/client.ts";
import type { DeviceOrder } from "./device-order.ts";
import { openOrderStore } from "./indexed-db-store.ts";
import { keepSending } from "./keep-sending.ts";
import type { OrderStore } from "./order-store.ts";
import { OrderQueue } from "./order-queue.ts";
import { takeTurnWith } from "./take-turn.ts";

export type Counter = { store: OrderStore; queue: OrderQueue };

const NAMES = { retail: "placeRetailOrder", collection: "placeCollection" } as const;

const send = ({ kind, code, key }: DeviceOrder) => call(NAMES[kind], { body: { code }, key });

let opened: Promise<Counter> | undefined;

/** The one queue of this page, opened when it is first needed. */
export function openCounter(): Promise<Counter> {
  opened ??= openOrderStore().then((store) => {
    const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("orders") : undefined;
    const queue = new OrderQueue({
      store,
      takeTurn: takeTurnWith(store),
      send,
      now: Date.now,
      announce: () => channel?.postMessage("changed"),
    });
    channel?.addEventListener("message", () => void queue.reload());
    return { store, queue };
  });
  return opened;
}

const none: readonly DeviceOrder[] = [];
const never = () => () => undefined;

/** This device's orders, sent on as long as the page is open. */
export function useOrderQueue(): { counter: Counter | undefined; orders: readonly DeviceOrder[] } {
  const [counter, setCounter] = useState<Counter>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void openCounter().then((ready) => {
      if (gone) return;
      setCounter(ready);
      stop = keepSending(ready.queue);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  const orders = useSyncExternalStore(
    counter?.queue.orders.subscribe ?? never,
    counter?.queue.orders.read ?? (() => none),
    () => none,
  );
  return { counter, orders };
}
