import type { ChangeBody, OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import {
  hasDelivery,
  hasPickup,
  nothingSelected,
  pickDeliveryDate,
  pickDeliveryTime,
  pickPickupDate,
  pickPickupTime,
  type SelectedTimes,
} from "../../../parts/times/selected-times.ts";
import type { Moved } from "../doing.ts";
import type { AvailableDate } from "@waslijn/contract/customer/times";

/** Adds the order's current window to the offered days, so it can always be kept. */
export function withOwnWindow(
  dates: readonly AvailableDate[],
  own: OrderWindow | undefined,
): readonly AvailableDate[] {
  if (!own) return dates;
  const free = { from: own.from, to: own.to, available: true };
  const day = dates.find(({ date }) => date === own.date);
  const hours = day?.hours.filter(({ from }) => from !== own.from) ?? [];
  const ownDay: AvailableDate = {
    date: own.date,
    default: false,
    ...day,
    hours: [...hours, free].sort((one, other) => one.from.localeCompare(other.from)),
  };
  return [...dates.filter(({ date }) => date !== own.date), ownDay].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

/** Adds the order's delivery unless it is before the first offered day: that would leave no time to wash (LIFE-06). */
export const withOwnDelivery = (
  dates: readonly AvailableDate[],
  own: OrderWindow | undefined,
): readonly AvailableDate[] => {
  const [first] = dates;
  return own && first && own.date >= first.date ? withOwnWindow(dates, own) : dates;
};

/** The order's current windows, preselected; missed and withdrawn ones are left out. */
export const keptWindows = ({
  pickup,
  delivery,
  awaits,
  gone,
}: OrderView): { pickup?: OrderWindow; delivery?: OrderWindow } => ({
  ...(awaits !== "pickup" && !gone.includes("pickup") && { pickup }),
  ...(awaits !== "delivery" && !gone.includes("delivery") && delivery && { delivery }),
});

export function toSelected(view: OrderView, today: string): SelectedTimes {
  const { pickup, delivery } = keptWindows(view);
  let times = nothingSelected(today);
  if (pickup) times = pickPickupTime(pickPickupDate(times, pickup.date, today), pickup.from);
  if (delivery) times = pickDeliveryTime(pickDeliveryDate(times, delivery.date), delivery.from);
  return times;
}

/** Which windows differ from the order's current ones. */
export function movedWindows(view: OrderView, times: SelectedTimes): Moved {
  const kept = keptWindows(view);
  const differs = (own: OrderWindow | undefined, date: string, time: string): boolean =>
    own?.date !== date || own.from !== time;
  return {
    pickup: hasPickup(times) && differs(kept.pickup, times.pickupDate.date, times.pickupTime),
    delivery:
      hasDelivery(times) && differs(kept.delivery, times.deliveryDate.date, times.deliveryTime),
  };
}

/** True when at least one window differs and no required window is missing. */
export function isComplete(view: OrderView, times: SelectedTimes): boolean {
  const { pickup, delivery } = movedWindows(view, times);
  return (pickup || delivery) && hasPickup(times) && (!view.delivery || hasDelivery(times));
}

export function toChangeBody(view: OrderView, times: SelectedTimes, fee: number): ChangeBody {
  const moved = movedWindows(view, times);
  const at = toAmsterdamTimestamp;
  return {
    version: view.version,
    ...(moved.pickup && { pickupTime: at(times.pickupDate.date, times.pickupTime) }),
    ...(moved.delivery && { deliveryTime: at(times.deliveryDate.date, times.deliveryTime) }),
    ...(fee > 0 && { acceptedFee: fee }),
  };
}
