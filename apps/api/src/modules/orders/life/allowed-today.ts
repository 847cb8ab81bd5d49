import type { Allowed } from "@waslijn/contract/customer/my-order";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import type { Db } from "../../../db/client.ts";
import { closedOn, type WallTime } from "../../catalogue/times/available-dates.ts";
import { currentCalendars } from "../../catalogue/times/calendars.ts";
import { capacityOn, type HubCalendar } from "../../catalogue/times/hub-calendar.ts";
import type { OrderRow } from "../orders-repository.ts";
import { allowedOn, deliveryOf, pickupOf } from "./changeable.ts";
import type { LifeDeps } from "./life-deps.ts";

/** What the customer may do now. A window that we took away ourselves costs nothing to leave, however late. */
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

/** Those of an order's windows on which its hub is closed, or that have fewer places than bookings. */
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
