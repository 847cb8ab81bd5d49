import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import {
  OfflineQueue,
  type Outcome,
  type QueueDeps,
} from "@waslijn/api-client/offline/offline-queue.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { uuid } from "../../lib/uuid.ts";
import {
  ASK_AFTER_MS,
  isWorthKeeping,
  takesOverKey,
  type CodeOrderKind,
  type DeviceOrder,
  type Refusal,
} from "./device-order.ts";

type QueueOf = QueueDeps<string, DeviceOrder, CodeOrderPlaced>;

export type OrderQueueDeps = Pick<QueueOf, "store" | "lock" | "send" | "find"> & {
  now: () => number;
};

export type NewOrder = { kind: CodeOrderKind; code: string; company: string; addressLine: string };

/** Queue of this device's orders: stored before they are sent, and retried with one key until settled. */
export class OrderQueue extends OfflineQueue<string, DeviceOrder, CodeOrderPlaced> {
  readonly #deps: OrderQueueDeps;

  constructor(deps: OrderQueueDeps) {
    super({
      ...deps,
      keyOf: ({ key }) => key,
      next: leastTried,
      settle: (order, outcome) => settled(order, outcome, { at: deps.now(), watched: false }),
      askAfterMs: ASK_AFTER_MS,
    });
    this.#deps = deps;
  }

  /** Places an order while staff watch. Resolves to its new state, and the error if it failed. */
  async place(wanted: NewOrder): Promise<{ order: DeviceOrder; error?: unknown }> {
    const { store, now } = this.#deps;
    const unsure = (await store.all()).find(
      (order) =>
        takesOverKey(order, now()) && order.kind === wanted.kind && order.code === wanted.code,
    );
    const key = unsure?.key ?? uuid();
    const made: DeviceOrder = { ...wanted, key, madeAt: now(), tries: 0, state: "waiting" };
    await store.change(key, () => made);
    const { row: order = made, error } =
      (await this.sendOne(key, (row, outcome) =>
        settled(row, outcome, { at: now(), watched: true }),
      )) ?? {};
    if (order.state === "refused") await this.discard(key);
    return { order, error };
  }

  override async send(): Promise<void> {
    const { store, now } = this.#deps;
    for (const order of await store.all()) {
      if (!isWorthKeeping(order, now())) await store.change(order.key, () => undefined);
    }
    await super.send();
  }

  async discard(key: string): Promise<void> {
    await this.change(key, () => undefined);
  }
}

/** An order without a response ends a pass, so the next pass must not begin with it again. */
const leastTried = (orders: readonly DeviceOrder[]): DeviceOrder | undefined =>
  [...orders].sort((a, b) => a.tries - b.tries)[0];

/** State of an order after an attempt. `watched`: staff are at the screen and see the result now. */
function settled(
  order: DeviceOrder,
  outcome: Outcome<CodeOrderPlaced>,
  { at, watched }: { at: number; watched: boolean },
): DeviceOrder {
  if ("answer" in outcome) {
    return { ...order, state: "placed", answer: outcome.answer, settledAt: at };
  }
  const { error } = outcome;
  const verdict = verdictOf(error);
  const isWaiting = verdict === "lost" || (verdict === "undecided" && !watched);
  if (isWaiting) return { ...order, state: "waiting" };
  const refusal = refusalOf(error);
  // A rate limit is a definite response: the order was not placed.
  if (verdict === "undecided" && refusal !== "wait") return { ...order, state: "unsure" };
  return { ...order, state: "refused", refusal, settledAt: at };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) return "not-placed";
  if (error.is("items_limit_reached") || error.is("orders_limit_reached")) return "limit";
  if (error.is("slot_taken") || error.is("slot_not_offered")) return "full";
  return error.is("too_many_requests") ? "wait" : "not-placed";
}
