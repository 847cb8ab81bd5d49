import type { DeskDate } from "@waslijn/contract/console/by-phone";
import { postalDigits } from "@waslijn/contract/shared/rules";
import type { Deps } from "../../deps.ts";
import { isTooEarly, type WindowQuery, windowKey } from "../catalogue/times/available-dates.ts";
import {
  hubOfPostalDigits,
  knownCalendars,
  currentCalendars,
} from "../catalogue/times/calendars.ts";
import { listPostalTimes } from "../catalogue/times/list-times.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import type { Db } from "../../db/client.ts";
import { capacityOn } from "../catalogue/times/hub-calendar.ts";
import { deliveryOf } from "../orders/life/allowed.ts";
import type { OrderRow } from "../orders/orders-repository.ts";

/** The windows offered at a caller's postal code, with their free places. */
export async function listDeskTimes(
  deps: Pick<Deps, "db" | "clock">,
  postalCode: string,
  query: WindowQuery,
): Promise<DeskDate[]> {
  const dates = await listPostalTimes(deps, postalCode, query);
  const calendars = await knownCalendars(deps.db);
  const hub = hubOfPostalDigits(calendars, postalDigits(postalCode));
  return withPlaces(deps.db, hub?.hubId ?? "", query.kind, dates);
}

/** Marks the pickups that the order's booked delivery would be too early for. */
export async function markFollowing(
  db: Db,
  order: OrderRow,
  dates: readonly DeskDate[],
): Promise<DeskDate[]> {
  const calendar = (await currentCalendars(db)).hubs.get(order.hub_id);
  const delivery = deliveryOf(order);
  if (!calendar || !delivery) return [...dates];
  return dates.map((day) => ({
    ...day,
    hours: day.hours.map((hour) => ({
      ...hour,
      ...(isTooEarly(calendar, { date: day.date, time: hour.from }, delivery) && {
        deliveryFollows: true as const,
      }),
    })),
  }));
}

/** Adds the number of free places to each window. */
export async function withPlaces(
  db: Db,
  hubId: string,
  kind: WindowKind,
  dates: readonly AvailableDate[],
): Promise<DeskDate[]> {
  const [first, last] = [dates[0]?.date, dates.at(-1)?.date];
  if (!first || !last) return [];
  const [calendars, slots] = await Promise.all([
    currentCalendars(db),
    db
      .selectFrom("slots")
      .select(["date", "from_time", "booked"])
      .where("hub_id", "=", hubId)
      .where("kind", "=", kind)
      .where("date", ">=", first)
      .where("date", "<=", last)
      .execute(),
  ]);
  const windows = calendars.hubs.get(hubId)?.windows[kind] ?? [];
  const booked = new Map(slots.map((slot) => [windowKey(slot.date, slot.from_time), slot.booked]));
  return dates.map((day) => ({
    ...day,
    hours: day.hours.map((hour) => {
      const window = windows.find(({ from }) => from === hour.from);
      const places = window ? capacityOn(window, day.date) : 0;
      const left = places - (booked.get(windowKey(day.date, hour.from)) ?? 0);
      return { ...hour, free: hour.available ? Math.max(0, left) : 0 };
    }),
  }));
}
