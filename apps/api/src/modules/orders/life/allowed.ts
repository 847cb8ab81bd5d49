import type { Allowed, Permission } from "@waslijn/contract/customer/my-order";
import { FREE_CHANGE_HOURS, type OrderState } from "@waslijn/contract/shared/order-life";
import { type WindowKind, WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { type WallTime, closedOn } from "../../catalogue/times/available-dates.ts";
import type { OrderRow } from "../orders-repository.ts";
import { mayWithdraw } from "./withdraw-order.ts";
import type { Db } from "../../../db/client.ts";
import { currentCalendars } from "../../catalogue/times/calendars.ts";
import { capacityOn, type HubCalendar } from "../../catalogue/times/hub-calendar.ts";
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
  const now = clock.now();
  const allowed = allowedOn(order, now, lateFee);
  const isLate = [allowed.pickup, allowed.delivery].some(
    (one) => one.may === "fee" || (one.may === "no" && LATE.includes(one.why)),
  );
  return isLate ? allowedOn(order, now, lateFee, await goneWindows(db, order)) : allowed;
}

const LATE: readonly string[] = ["window-started", "less-than-8-hours"];

/** Windows of the order on whose day the hub is closed, or that have less capacity than bookings. */
async function goneWindows(db: Db, order: OrderRow): Promise<WindowKind[]> {
  const calendar = (await currentCalendars(db)).hubs.get(order.hub_id);
  const windows = { pickup: pickupOf(order), delivery: deliveryOf(order) };
  const gone = await Promise.all(
    WINDOW_KINDS.map(async (kind) => {
      const window = windows[kind];
      return window && calendar && (await isGone(db, calendar, kind, window)) ? [kind] : [];
    }),
  );
  return gone.flat();
}

async function isGone(
  db: Db,
  calendar: HubCalendar,
  kind: WindowKind,
  { date, time }: WallTime,
): Promise<boolean> {
  const window = calendar.windows[kind].find(({ from }) => from === time);
  if (!window || closedOn(calendar, date)) return true;
  const slot = await db
    .selectFrom("slots")
    .select("booked")
    .where("hub_id", "=", calendar.hubId)
    .where("kind", "=", kind)
    .where("date", "=", date)
    .where("from_time", "=", time)
    .executeTakeFirst();
  return (slot?.booked ?? 0) > capacityOn(window, date);
}
