import type { Allowed, Permission } from "@waslijn/contract/customer/my-order";
import { FREE_CHANGE_HOURS, type OrderState } from "@waslijn/contract/shared/order-life";
import type { WindowKind } from "@waslijn/contract/shared/codes";

const HOUR_MS = 3_600_000;

export type ChangeableOrder = {
  state: OrderState;
  pickupAt: Date;
  deliveryAt: Date | null;
  awaits: WindowKind | undefined;
  /** Windows that we took away after they were chosen. */
  gone?: readonly WindowKind[];
};

const free: Permission = { may: "free" };
const no = (why: Extract<Permission, { may: "no" }>["why"]): Permission => ({ may: "no", why });

/** Real hours before an instant: on Amsterdam's clock a night may have 23 or 25 of them (LIFE-14). */
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

/** Nobody was met, or we cannot come: new windows cost nothing, whatever the clock says (LIFE-04, SHOP-01). */
const owesNothing = ({ awaits, gone = [] }: ChangeableOrder, kind: WindowKind): boolean =>
  awaits === kind || gone.includes(kind);

function ended(state: OrderState): Permission | undefined {
  return state === "delivered" || state === "cancelled" ? no(state) : undefined;
}
