import type { Allowed } from "@waslijn/contract/customer/my-order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { WallTime } from "../../catalogue/times/available-dates.ts";
import type { OrderRow } from "../orders-repository.ts";
import { allowedNow } from "./allowed.ts";
import { mayWithdraw } from "./withdrawal.ts";

/** What the customer may do with this order at a moment. */
export const allowedOn = (
  order: OrderRow,
  now: Date,
  lateFee: number,
  gone: readonly WindowKind[] = [],
): Allowed => ({
  ...allowedNow(
    {
      state: order.status,
      pickupAt: order.pickup_at,
      deliveryAt: order.delivery_at,
      awaits: order.awaits_window ?? undefined,
      gone,
    },
    now,
    lateFee,
  ),
  withdraw: mayWithdraw(order, now),
});

export const pickupOf = (order: Pick<OrderRow, "pickup_date" | "pickup_from">): WallTime => ({
  date: order.pickup_date,
  time: order.pickup_from,
});

export const deliveryOf = (
  order: Pick<OrderRow, "delivery_date" | "delivery_from">,
): WallTime | undefined =>
  order.delivery_date && order.delivery_from
    ? { date: order.delivery_date, time: order.delivery_from }
    : undefined;
