import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import type { StorageTrouble } from "@waslijn/api-client/storage/indexed-db.ts";
import { uuid } from "../../lib/uuid.ts";
import { ValueStore } from "../../lib/value-store.ts";
import {
  canBeSent,
  isWorthKeeping,
  mayHaveArrived,
  takesOverKey,
  type CodeOrderKind,
  type DeviceOrder,
  type Refusal,
} from "./device-order.ts";
import type { OrderStore } from "./order-store.ts";
import type { LockOrder } from "./lock-order.ts";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";

export type OrderQueueDeps = {
  store: OrderStore;
  lockOrder: LockOrder;
  send: (order: DeviceOrder) => Promise<CodeOrderPlaced>;
  /** The server's response to this order's key, or undefined if it has none. */
  find: (order: DeviceOrder) => Promise<CodeOrderPlaced | undefined>;
  now: () => number;
};

/** Snapshot of the device's orders and its time. */
export type SeenOrders = {
  orders: readonly DeviceOrder[];
  at: number;
  /** Why some orders would be lost when the page is closed. */
  trouble: StorageTrouble | undefined;
};

export const NOTHING_SEEN: SeenOrders = { orders: [], at: 0, trouble: undefined };

export type NewOrder = { kind: CodeOrderKind; code: string; company: string; addressLine: string };

/** Queue of this device's orders: stored before they are sent, and retried with one key until settled. */
export class OrderQueue {
  readonly seen = new ValueStore<SeenOrders>(NOTHING_SEEN);
  readonly #deps: OrderQueueDeps;

  constructor(deps: OrderQueueDeps) {
    this.#deps = deps;
  }

  /** Places an order while staff watch. Resolves to its new state, and the error if it failed. */
  async place(wanted: NewOrder): Promise<{ order: DeviceOrder; error?: unknown }> {
    const { store, now } = this.#deps;
    const unsure = (await store.orders()).find(
      (order) =>
        takesOverKey(order, now()) && order.kind === wanted.kind && order.code === wanted.code,
    );
    const order: DeviceOrder = {
      ...wanted,
      key: unsure?.key ?? uuid(),
      madeAt: now(),
      tries: 0,
      state: "waiting",
    };
    await store.change(order.key, () => order);
    const tried = (await this.#try(order.key, true)) ?? { order };
    if (tried.order.state === "refused") await this.discard(order.key);
    return tried;
  }

  /** Sends all waiting orders that need no confirmation. */
  async sendWaiting(): Promise<void> {
    const { store, now } = this.#deps;
    for (const order of await store.orders()) {
      if (!isWorthKeeping(order, now())) await store.change(order.key, () => undefined);
      else if (canBeSent(order, now()) || mayHaveArrived(order, now())) {
        await this.#try(order.key, false);
      }
    }
    await this.reload();
  }

  /** Confirms an order that waited too long to be sent without confirmation. */
  async confirm(key: string): Promise<void> {
    const { store, now } = this.#deps;
    await store.change(key, (order) => order && { ...order, confirmedAt: now() });
    await this.#try(key, false);
  }

  async discard(key: string): Promise<void> {
    await this.#deps.store.change(key, () => undefined);
    await this.reload();
  }

  async reload(): Promise<void> {
    const { store, now } = this.#deps;
    const orders = await store.orders();
    this.seen.set({ orders, at: now(), trouble: store.trouble() });
  }

  /** Undefined when the server does not have the order and staff must confirm it first. */
  async #findOrSend(order: DeviceOrder): Promise<CodeOrderPlaced | undefined> {
    const { find, send, now } = this.#deps;
    const found = mayHaveArrived(order, now()) ? await find(order) : undefined;
    return found ?? (canBeSent(order, now()) ? send(order) : undefined);
  }

  async #try(
    key: string,
    watched: boolean,
  ): Promise<{ order: DeviceOrder; error?: unknown } | undefined> {
    const { store, lockOrder } = this.#deps;
    let tried: { order: DeviceOrder; error?: unknown } | undefined;
    await lockOrder(key, async () => {
      // Another tab may have settled it before this one got the lock.
      const order = await store.change(key, (stored) => stored);
      if (order?.state !== "waiting") return;
      const result = await answerOf(this.#findOrSend(order));
      const settled = await store.change(
        key,
        (stored) => stored && settleDeviceOrder(stored, result, watched),
      );
      if (settled) tried = { order: settled, ...result };
    });
    await this.reload();
    return tried;
  }
}

const answerOf = (sent: Promise<CodeOrderPlaced | undefined>): Promise<Answer> =>
  sent.then(
    (answer) => (answer ? { answer } : {}),
    (error: unknown) => ({ error }),
  );

/** Empty when the server does not have the order and it was not sent. */
type Answer = { answer?: CodeOrderPlaced; error?: unknown };

/** State of an order after an attempt. `watched`: staff are at the screen and see the result now. */
function settleDeviceOrder(order: DeviceOrder, result: Answer, watched: boolean): DeviceOrder {
  const { answer, error } = result;
  const free = { ...order, leasedUntil: undefined };
  const tried = { ...free, tries: order.tries + 1 };
  if (answer) return { ...tried, state: "placed", answer };
  if (error === undefined) return free;
  const verdict = verdictOf(error);
  const isWaiting = verdict === "lost" || (verdict === "undecided" && !watched);
  if (isWaiting) return { ...tried, state: "waiting" };
  const refusal = refusalOf(error);
  // A rate limit is a definite response: the order was not placed.
  if (verdict === "undecided" && refusal !== "wait") return { ...tried, state: "unsure" };
  return { ...tried, state: "refused", refusal };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return "not-placed";
  if (error.is("items_limit_reached") || error.is("orders_limit_reached")) return "limit";
  if (error.is("slot_taken") || error.is("slot_not_offered")) return "full";
  return error.is("too_many_requests") ? "wait" : "not-placed";
}
