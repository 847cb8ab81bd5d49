import type { Allowed, Permission } from "@waslijn/contract/customer/my-order";
import { FREE_CHANGE_HOURS, type OrderState } from "@waslijn/contract/shared/order-life";
import { type WindowKind, WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { type WallTime, closedOn } from "../../catalogue/times/available-dates.ts";
import type { OrderRow } from "../orders-repository.ts";
import { mayWithdraw } from "./withdraw-order.ts";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { readTogether, rowsOf } from "../../../db/read-together.ts";
import { currentCalendars, type Calendars } from "../../catalogue/times/calendars.ts";
import { capacityOn } from "../../catalogue/times/hub-calendar.ts";
import type { LifeDeps } from "../../../deps.ts";

const HOUR_MS = 3_600_000;

export type ChangeableOrder = {
  state: OrderState;
  pickupAt: Date;
  deliveryAt: Date | null;
  awaits: WindowKind | undefined;
  /** Windows that the provider withdrew after they were booked. */
  gone?: readonly WindowKind[];
};

const free: Permission = { may: "free" };
const no = (why: Extract<Permission, { may: "no" }>["why"]): Permission => ({ may: "no", why });

/** Counts elapsed hours, not wall-clock hours: a night in Amsterdam may have 23 or 25 of them (LIFE-14). */
export const freeUntil = (windowStart: Date): Date =>
  new Date(windowStart.getTime() - FREE_CHANGE_HOURS * HOUR_MS);

/** What the customer may do with an order at this moment (LIFE-11, LIFE-12). */
export function allowedNow(
  order: ChangeableOrder,
  now: Date,
  lateFee: number,
): Omit<Allowed, "withdraw"> {
  const pickup = pickupPermission(order, now, lateFee);
  return {
    pickup,
    delivery: deliveryPermission(order, now),
    both: order.deliveryAt ? pickup : no("no-delivery"),
    cancel: pickup,
    details: order.state === "placed" ? free : (ended(order.state) ?? no("picked-up")),
  };
}

function pickupPermission(order: ChangeableOrder, now: Date, lateFee: number): Permission {
  if (order.state !== "placed") return ended(order.state) ?? no("picked-up");
  if (owesNothing(order, "pickup")) return free;
  if (now.getTime() <= freeUntil(order.pickupAt).getTime()) return free;
  if (now < order.pickupAt) return lateFee > 0 ? { may: "fee", cents: lateFee } : free;
  return no("window-started");
}

function deliveryPermission(order: ChangeableOrder, now: Date): Permission {
  const over = ended(order.state);
  if (over) return over;
  if (!order.deliveryAt) return no("no-delivery");
  if (owesNothing(order, "delivery")) return free;
  return now.getTime() <= freeUntil(order.deliveryAt).getTime() ? free : no("less-than-8-hours");
}

/** A missed stop or a withdrawn window: new windows are free, however late (LIFE-04, SHOP-01). */
const owesNothing = ({ awaits, gone = [] }: ChangeableOrder, kind: WindowKind): boolean =>
  awaits === kind || gone.includes(kind);

function ended(state: OrderState): Permission | undefined {
  return state === "delivered" || state === "cancelled" ? no(state) : undefined;
}

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

/** What the customer may do now. Moving from a window that the provider withdrew is free, however late. */
export async function allowedToday(
  { db, clock }: Pick<LifeDeps, "db" | "clock">,
  order: OrderRow,
  lateFee: number,
): Promise<Allowed> {
  const allowed = allowedOn(order, clock.now(), lateFee);
  if (!isLate(allowed)) return allowed;
  return allowedWith(order, clock.now(), lateFee, await readOfferNow(db, order));
}

/** What decides whether the provider withdrew a window of the order. */
export type OfferNow = {
  calendars: Calendars;
  slots: readonly { kind: WindowKind; booked: number }[];
};

export async function readOfferNow(db: Db, { id }: Pick<OrderRow, "id">): Promise<OfferNow> {
  const [calendars, { slots }] = await Promise.all([currentCalendars(db), readSlots(db, { id })]);
  return { calendars, slots };
}

const readSlots = readTogether((_db, { id }: { id: string }) => ({ slots: slotsOfOrder(id) }));

/** Like `allowedToday`, with what it reads. */
export function allowedWith(order: OrderRow, now: Date, lateFee: number, offer: OfferNow): Allowed {
  const allowed = allowedOn(order, now, lateFee);
  return isLate(allowed) ? allowedOn(order, now, lateFee, goneWindows(order, offer)) : allowed;
}

const isLate = ({ pickup, delivery }: Allowed): boolean =>
  [pickup, delivery].some(
    (one) => one.may === "fee" || (one.may === "no" && LATE.includes(one.why)),
  );

const LATE: readonly string[] = ["window-started", "less-than-8-hours"];

/** The bookings of both windows of an order. */
export const slotsOfOrder = (orderId: string) =>
  rowsOf(
    sql<{ kind: WindowKind; booked: number }>`
      SELECT s.kind, s.booked FROM orders o
        CROSS JOIN LATERAL (VALUES ('pickup', o.pickup_date, o.pickup_from), ('delivery', o.delivery_date, o.delivery_from))
          AS w(kind, date, from_time)
        JOIN slots s ON s.hub_id = o.hub_id AND s.kind = w.kind AND s.date = w.date AND s.from_time = w.from_time
      WHERE o.id = ${orderId}`,
    {},
  );

/** Windows of the order on whose day the hub is closed, or that have less capacity than bookings. */
function goneWindows(order: OrderRow, { calendars, slots }: OfferNow): WindowKind[] {
  return WINDOW_KINDS.filter((kind) => {
    const offered = offeredOf(order, kind, calendars);
    if (!offered) return offered === null;
    const taken = slots.find((slot) => slot.kind === kind)?.booked ?? 0;
    return taken > capacityOn(offered.window, offered.date);
  });
}

/** The window of an order as the calendar has it: null when we withdrew it, undefined when there is none. */
function offeredOf(order: OrderRow, kind: WindowKind, { hubs }: Calendars) {
  const booked = kind === "pickup" ? pickupOf(order) : deliveryOf(order);
  const calendar = hubs.get(order.hub_id);
  if (!booked || !calendar) return undefined;
  const window = calendar.windows[kind].find(({ from }) => from === booked.time);
  return window && !closedOn(calendar, booked.date) ? { window, date: booked.date } : null;
}

/**
 * Stops to come that cannot take place: we are closed on their day, or no longer have their window. In an overbooked
 * window this is unknown: the desk decides who is moved.
 */
export function stopsWithdrawn(order: OrderRow, calendars: Calendars): WindowKind[] {
  if (ended(order.status)) return [];
  const toCome = order.status === "placed" ? WINDOW_KINDS : (["delivery"] as const);
  return toCome.filter(
    (kind) => kind !== order.awaits_window && offeredOf(order, kind, calendars) === null,
  );
}
