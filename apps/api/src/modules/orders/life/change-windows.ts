import type { ChangeBody } from "@waslijn/contract/customer/my-order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../../api-problem.ts";
import type { LifeDeps, Deps } from "../../../deps.ts";
import {
  isTooEarly,
  refusalOf,
  wallTimeOf,
  type WallTime,
  type WindowQuery,
} from "../../catalogue/times/available-dates.ts";
import { currentCalendars } from "../../catalogue/times/calendars.ts";
import type { HubCalendar } from "../../catalogue/times/hub-calendar.ts";
import { BookingRefused } from "../booking.ts";
import type { OrderRow } from "../orders-repository.ts";
import { refuseField } from "../orderer.ts";
import type { PlacesInRuns } from "./fold-events.ts";
import { deliveryColumns, pickupColumns, slotsOf, windowAt } from "../windows.ts";
import { recordAct, wasDone, type Act, type Consequences } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import { allowedWith, deliveryOf, pickupOf, readOfferNow, type OfferNow } from "./allowed.ts";
import { centsWhenOrdered, feeOf, type FeeTerms } from "./fees.ts";
import { customerMails } from "../mail-recipients.ts";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { listTimes } from "../../catalogue/times/list-times.ts";
import { withoutUsedUp } from "../../catalogue/times/window-shares.ts";

export type WindowsWanted = Pick<ChangeBody, "pickupTime" | "deliveryTime"> & FeeTerms;

/**
 * Takes the new windows and releases the old ones in one statement (LIFE-05, LIFE-06). `runs` are the stops' places in
 * runs before, stored for an undo.
 */
export async function changeWindows(
  deps: LifeDeps,
  act: Act,
  wanted: WindowsWanted,
  runs?: PlacesInRuns,
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order } = act;
  const kind = "windows-changed";
  for (;;) {
    const [lateFee, offer] = await Promise.all([
      centsWhenOrdered(deps, order, "PRICE_LATE_CHANGE"),
      readOfferNow(deps.db, order),
    ]);
    try {
      const { data, ...consequences } = plan(deps, act, wanted, { ...offer, lateFee, runs });
      const { revision } = offer.calendars;
      const costs = data.fee === undefined ? {} : await billAfter(deps, order, { kind, data });
      return await recordAct(deps, act, kind, { data, ...consequences, ...costs, revision });
    } catch (error) {
      const hasChanged = error instanceof BookingRefused && error.reason === "calendar_changed";
      if (!hasChanged) throw error;
    }
  }
}

function plan(
  { clock }: Pick<LifeDeps, "clock">,
  { order, actor }: Act,
  wanted: WindowsWanted,
  { lateFee, runs, ...offer }: OfferNow & { lateFee: number; runs: PlacesInRuns | undefined },
) {
  const now = clock.now();
  const calendar = offer.calendars.hubs.get(order.hub_id);
  if (!calendar) throw new ApiProblem("outside_service_area");
  const windows = newWindows(calendar, order, now, wanted);
  const allowed = allowedWith(order, now, lateFee, offer);
  const fee = feeOf(allowed, windows.pickup ? "pickup" : "delivery", { order, actor }, wanted);
  const { data, ...consequences } = windowsChange(order, windows, runs);
  return {
    ...consequences,
    data: {
      ...data,
      ...(fee > 0 && { fee }),
      ...(wanted.waived !== undefined && { reason: wanted.waived }),
    },
    mails: customerMails(order, "order-changed"),
  } satisfies Consequences & { data: { fee?: number } };
}

/** The event data, columns and slots of a change of windows; independent of the actor and the fee. */
export function windowsChange(order: OrderRow, windows: NewWindows, runs?: PlacesInRuns) {
  const { pickup, delivery } = windows;
  const before = deliveryOf(order);
  const awaits = order.awaits_window && windows[order.awaits_window] && order.awaits_window;
  return {
    data: {
      ...windows,
      was: {
        ...(pickup && { pickup: pickupOf(order) }),
        ...(delivery && before && { delivery: before }),
        ...(awaits && { awaits }),
        ...(runs && { runs }),
      },
    },
    set: {
      ...(pickup && pickupColumns(pickup)),
      ...(delivery && deliveryColumns(delivery)),
      ...(awaits && { awaits_window: null }),
    },
    take: slotsOf(windows),
    give_back: WINDOW_KINDS.filter((kind) => windows[kind]),
  } satisfies Consequences;
}

export type NewWindows = { pickup?: WallTime; delivery?: WallTime };

/** Validates the requested windows as `changeWindows` does, without booking. Capacity is checked only when booking. */
export async function checkWindows(
  { db, clock }: Pick<LifeDeps, "db" | "clock">,
  order: OrderRow,
  wanted: WindowsWanted,
): Promise<NewWindows> {
  const calendar = (await currentCalendars(db)).hubs.get(order.hub_id);
  if (!calendar) throw new ApiProblem("outside_service_area");
  return newWindows(calendar, order, clock.now(), wanted);
}

/** The requested windows; throws unless the calendar would offer them to a new order too. */
export function newWindows(
  calendar: HubCalendar,
  order: OrderRow,
  now: Date,
  { pickupTime, deliveryTime }: Pick<WindowsWanted, "pickupTime" | "deliveryTime">,
): NewWindows {
  const at = wallTimeOf(now);
  const offered = (query: WindowQuery, timestamp: string): WallTime => {
    const window = windowAt(timestamp);
    if (window && !refusalOf(calendar, query, at, window)) return window;
    throw new ApiProblem("slot_not_offered", { window: query.kind });
  };
  if (pickupTime === undefined && deliveryTime === undefined)
    throw refuseField("pickupTime", "required");
  const pickup = pickupTime === undefined ? undefined : offered(pickupQuery(order), pickupTime);
  const after = deliveryQuery(order, pickup);
  if (deliveryTime !== undefined) {
    return { ...(pickup && { pickup }), delivery: offered(after, deliveryTime) };
  }
  const currentDelivery = deliveryOf(order);
  if (pickup && currentDelivery && isTooEarly(calendar, pickup, currentDelivery)) {
    throw new ApiProblem("delivery_too_early");
  }
  return { ...(pickup && { pickup }) };
}

/**
 * The same request as when ordering: a new customer's bag was posted on the day of ordering. A location's customer
 * needs none.
 */
const pickupQuery = (order: OrderRow): WindowQuery => ({
  kind: "pickup",
  isNew: order.service_point_id === null && order.has_bag !== true,
  orderedOn: amsterdamDate(order.created_at),
});

/** A delivery depends on the booked pickup, unless the pickup changes too. */
const deliveryQuery = (order: OrderRow, newPickup: WallTime | undefined): WindowQuery => ({
  kind: "delivery",
  pickup: newPickup ?? pickupOf(order),
  ...(!newPickup && { isBooked: true }),
});

/** The windows that an order can be moved to; for a delivery, optionally after a new pickup (LIFE-06). */
export async function listNewWindows(
  deps: Pick<Deps, "db" | "clock">,
  order: OrderRow,
  kind: WindowKind,
  pickup: string | undefined,
): Promise<AvailableDate[]> {
  const [date = "", time = ""] = pickup?.slice(0, 16).split("T") ?? [];
  const query =
    kind === "pickup"
      ? pickupQuery(order)
      : deliveryQuery(order, pickup ? { date, time } : undefined);
  const dates = (await listTimes(deps, ({ hubs }) => hubs.get(order.hub_id), query)) ?? [];
  return withoutUsedUp(deps.db, { hubId: order.hub_id, kind, dates }, order.window_shares ?? []);
}
