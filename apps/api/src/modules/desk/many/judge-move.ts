import type { ManyRefusal, MoveManyBody } from "@waslijn/contract/console/many/many";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../../api-problem.ts";
import { deliveryOf, pickupOf } from "../../orders/life/changeable.ts";
import { newWindows, type NewWindows } from "../../orders/life/change-windows.ts";
import type { OrderRow } from "../../orders/orders-repository.ts";
import type { Calendars } from "../../times/calendars.ts";

export type Judged = { number: string } & (
  | { why: null; order: OrderRow; windows: NewWindows }
  | { why: ManyRefusal; order: OrderRow | undefined }
);

type Given = {
  orders: ReadonlyMap<string, OrderRow>;
  calendars: Calendars;
  /** Places left in the wanted window of each hub. */
  room: ReadonlyMap<string, number>;
  now: Date;
};

/** Which of many orders can go to a window, by the rules of ordering (LIFE-06), and why others cannot. */
export function judgeMove(
  { orders: seen, kind, time }: MoveManyBody,
  { orders, calendars, room, now }: Given,
): Judged[] {
  const left = new Map(room);
  return seen.map(({ number, version }): Judged => {
    const order = orders.get(number);
    const no = (why: ManyRefusal): Judged => ({ number, why, order });
    if (!order) return no("gone");
    if (order.version !== version) return no("changed");
    const over = tooLate(order, kind);
    if (over) return no(over);
    const calendar = calendars.hubs.get(order.hub_id);
    if (!calendar) return no("not-offered");
    const wanted = kind === "pickup" ? { pickupTime: time } : { deliveryTime: time };
    const windows = orRefusal(() => newWindows(calendar, order, now, wanted));
    if (typeof windows === "string") return no(windows);
    const current = kind === "pickup" ? pickupOf(order) : deliveryOf(order);
    const next = windows[kind];
    if (current?.date === next?.date && current?.time === next?.time) return no("there-already");
    const places = left.get(order.hub_id) ?? 0;
    if (places === 0) return no("full");
    left.set(order.hub_id, places - 1);
    return { number, why: null, order, windows };
  });
}

function tooLate(order: OrderRow, kind: WindowKind): ManyRefusal | undefined {
  if (order.status === "delivered" || order.status === "cancelled") return "ended";
  if (kind === "pickup") return order.status === "placed" ? undefined : "picked-up";
  return order.delivery_date === null ? "no-delivery" : undefined;
}

function orRefusal<T>(rule: () => T): T | ManyRefusal {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.type === "delivery_too_early" ? "delivery-too-early" : "not-offered";
  }
}
