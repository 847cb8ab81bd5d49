import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { TABLET_KEY_HOURS } from "@waslijn/contract/shared/constants";
import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { needsAsking } from "@waslijn/api-client/offline/offline-queue.ts";

export type CodeOrderKind = "retail" | "collection";

/** Why an order was finally rejected. */
export type Refusal = "limit" | "full" | "not-placed" | "wait";

/** An order made on this device, from the press of the button. */
export type DeviceOrder = {
  /** Idempotency-Key, the same for every retry, so that no retry creates a second order. */
  key: string;
  kind: CodeOrderKind;
  code: string;
  company: string;
  addressLine: string;
  /** Epoch milliseconds. */
  madeAt: number;
  /** When staff confirmed that an old order is still wanted. */
  confirmedAt?: number | undefined;
  /** When the server placed or refused it: a day or more after `madeAt` where staff were asked first. */
  settledAt?: number | undefined;
  tries: number;
} & (
  | { state: "waiting" }
  /** Shown as failed, but it may have been placed: the next order for this code reuses its key. */
  | { state: "unsure" }
  | { state: "placed"; answer: CodeOrderPlaced }
  | { state: "refused"; refusal: Refusal }
);

const HOUR = 3_600_000;

/**
 * Old orders need confirmation by staff: a customer who dropped laundry off yesterday may have been served otherwise.
 */
export const ASK_AFTER_MS = 12 * HOUR;

export const asksStaff = (order: DeviceOrder, now: number): boolean =>
  needsAsking(order, now, ASK_AFTER_MS);

/** The key of an unsure order is reused until the server has forgotten it. */
export const takesOverKey = (order: DeviceOrder, now: number): boolean =>
  order.state === "unsure" && now - order.madeAt < TABLET_KEY_HOURS * HOUR;

const isSettledToday = ({ settledAt, madeAt }: DeviceOrder, now: number): boolean =>
  amsterdamDate(new Date(settledAt ?? madeAt)) === amsterdamDate(new Date(now));

/**
 * Waiting orders are kept until settled, refused ones until staff have seen it, the others until the end of the day on
 * which they were placed.
 */
export const isWorthKeeping = (order: DeviceOrder, now: number): boolean =>
  order.state === "waiting" ||
  order.state === "refused" ||
  takesOverKey(order, now) ||
  isSettledToday(order, now);

/** Orders of this device that staff should know of today, newest first; unsure ones are left out. */
export const listedOrders = (orders: readonly DeviceOrder[], now: number): DeviceOrder[] =>
  orders
    .filter((order) => order.state !== "unsure" && isWorthKeeping(order, now))
    .sort((a, b) => b.madeAt - a.madeAt);

/** Backoff: 5, 15, 45 seconds, then 2 minutes. Coming back online does not wait for it. */
export const retryDelayMs = (tries: number): number =>
  Math.min(5000 * 3 ** Math.max(0, tries - 1), 120_000);
