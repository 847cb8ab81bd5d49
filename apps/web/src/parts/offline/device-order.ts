import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { TABLET_KEY_HOURS } from "@waslijn/contract/shared/constants";
import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";

export type CodeOrderKind = "retail" | "collection";

/** Why an order will never be placed as it is. */
export type Refusal = "limit" | "full" | "not-placed" | "wait";

/** An order made on this device, from the press of the button on. */
export type DeviceOrder = {
  /** The Idempotency-Key: the same at every try, so that no try makes a second order. */
  key: string;
  kind: CodeOrderKind;
  code: string;
  company: string;
  addressLine: string;
  /** Epoch milliseconds. */
  madeAt: number;
  /** When staff said that a late order is still wanted. */
  confirmedAt?: number | undefined;
  tries: number;
  /** A tab without Web Locks holds the order until then. */
  leasedUntil?: number | undefined;
} & (
  | { state: "waiting" }
  /** Staff were told that it failed, but it may have arrived: the next order for this code takes its key. */
  | { state: "unsure" }
  | { state: "placed"; answer: CodeOrderPlaced }
  | { state: "refused"; refusal: Refusal }
);

const HOUR = 3_600_000;
const ASK_AFTER_HOURS = 12;

/** A customer who dropped laundry off yesterday may have been helped otherwise: ask before sending. */
export const needsAsking = (order: DeviceOrder, now: number): boolean =>
  order.state === "waiting" && now - (order.confirmedAt ?? order.madeAt) > ASK_AFTER_HOURS * HOUR;

/** An old order that was tried may have arrived without our hearing of it: the server is asked first. */
export const mayHaveArrived = (order: DeviceOrder, now: number): boolean =>
  order.state === "waiting" && order.tries > 0 && now - order.madeAt > ASK_AFTER_HOURS * HOUR;

export const canBeSent = (order: DeviceOrder, now: number): boolean =>
  order.state === "waiting" && !needsAsking(order, now);

/** What an unsure order's key protects against is over when the server has forgotten the key. */
export const takesOverKey = (order: DeviceOrder, now: number): boolean =>
  order.state === "unsure" && now - order.madeAt < TABLET_KEY_HOURS * HOUR;

const isFromToday = (order: DeviceOrder, now: number): boolean =>
  amsterdamDate(new Date(order.madeAt)) === amsterdamDate(new Date(now));

/** Waiting orders stay until they are settled, the rest goes with the day. */
export const isWorthKeeping = (order: DeviceOrder, now: number): boolean =>
  order.state === "waiting" || takesOverKey(order, now) || isFromToday(order, now);

/** Today's orders of this device, newest first; unsure ones count as never made. */
export const listedOrders = (orders: readonly DeviceOrder[], now: number): DeviceOrder[] =>
  orders
    .filter((order) => order.state !== "unsure" && isWorthKeeping(order, now))
    .sort((a, b) => b.madeAt - a.madeAt);

/** 5, 15, 45 seconds, then 2 minutes; the return of the connection does not wait for it. */
export const retryDelayMs = (tries: number): number =>
  Math.min(5000 * 3 ** Math.max(0, tries - 1), 120_000);
