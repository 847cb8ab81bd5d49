import {
  addHours,
  fromTimestamp,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Frame } from "@waslijn/contract/customer/orders";
import { ApiProblem } from "../../api-problem.ts";
import { wallTimeOf, refusalOf, type WallTime } from "../catalogue/times/available-dates.ts";
import type { HubCalendar } from "../catalogue/times/hub-calendar.ts";
import type { Booking, NewOrder } from "./booking.ts";

export type Windows = { pickup: WallTime; delivery: WallTime | undefined };

/** The windows at two timestamps; throws `slot_not_offered` unless the hub offers both. */
export function offeredWindows(
  calendar: HubCalendar,
  now: Date,
  wanted: { pickupTime: string; deliveryTime: string | undefined; isNew: boolean },
): Windows {
  const pickup = windowAt(wanted.pickupTime);
  const at = wallTimeOf(now);
  if (!pickup || refusalOf(calendar, { kind: "pickup", isNew: wanted.isNew }, at, pickup)) {
    throw new ApiProblem("slot_not_offered", { window: "pickup" });
  }
  if (wanted.deliveryTime === undefined) return { pickup, delivery: undefined };
  const delivery = windowAt(wanted.deliveryTime);
  if (!delivery || refusalOf(calendar, { kind: "delivery", pickup }, at, delivery)) {
    throw new ApiProblem("slot_not_offered", { window: "delivery" });
  }
  return { pickup, delivery };
}

/** Undefined unless the timestamp is exactly the start of a minute of Amsterdam wall time. */
export function windowAt(timestamp: string): WallTime | undefined {
  const moment = fromTimestamp(timestamp);
  const start = Date.parse(toAmsterdamTimestamp(moment.date, moment.time));
  return start === Date.parse(timestamp) ? moment : undefined;
}

export const timestampOf = ({ date, time }: WallTime): string => toAmsterdamTimestamp(date, time);

export const frameOf = ({ date, time }: WallTime): Frame => ({
  from: toAmsterdamTimestamp(date, time),
  to: toAmsterdamTimestamp(date, addHours(time, WINDOW_HOURS)),
});

export const slotsOf = ({ pickup, delivery }: Partial<Windows>): Booking["windows"] => [
  ...(pickup ? [{ kind: "pickup" as const, date: pickup.date, from_time: pickup.time }] : []),
  ...(delivery
    ? [{ kind: "delivery" as const, date: delivery.date, from_time: delivery.time }]
    : []),
];

export const pickupColumns = (pickup: WallTime) => ({
  pickup_date: pickup.date,
  pickup_from: pickup.time,
  pickup_at: timestampOf(pickup),
});

export const deliveryColumns = (delivery: WallTime) => ({
  delivery_date: delivery.date,
  delivery_from: delivery.time,
  delivery_at: timestampOf(delivery),
});

const NO_DELIVERY = { delivery_date: null, delivery_from: null, delivery_at: null };

export const windowColumns = ({ pickup, delivery }: Windows) =>
  ({
    ...pickupColumns(pickup),
    ...(delivery ? deliveryColumns(delivery) : NO_DELIVERY),
  }) satisfies Partial<NewOrder>;

export const windowAnswer = ({ pickup, delivery }: Windows) => ({
  pickupTime: timestampOf(pickup),
  deliveryTime: delivery ? timestampOf(delivery) : null,
  frames: { pickup: frameOf(pickup), delivery: delivery ? frameOf(delivery) : null },
});
