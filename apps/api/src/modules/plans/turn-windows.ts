import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { TURN_MOVE_DAYS } from "@waslijn/contract/shared/plans";
import type { Db } from "../../db/client.ts";
import { reach, refusalOf, wallTimeOf, type WallTime } from "../times/available-dates.ts";
import type { HubCalendar } from "../times/hub-calendar.ts";
import { readFullWindows } from "../times/times-repository.ts";
import { nearestWindow } from "./nearest-window.ts";
import type { PlanRow } from "./plans-repository.ts";

export type TurnWindows = {
  pickup: WallTime;
  delivery: WallTime;
  /** Whether both are the plan's own. */
  isAsPlanned: boolean;
};

/** When it is asked, and whether a bag has to be posted first. */
type Circumstances = { now: Date; isNew: boolean };

/**
 * The windows of a plan's next turn: its own where they are offered, else the nearest pickup within two days and the
 * first delivery after the plan's own. Undefined where there is none.
 */
export async function turnWindows(
  db: Db,
  calendar: HubCalendar,
  plan: PlanRow,
  { now: at, isNew }: Circumstances,
): Promise<TurnWindows | undefined> {
  const now = wallTimeOf(at);
  const wanted = { date: plan.next_turn, time: plan.pickup_from };
  const around = {
    first: addDays(wanted.date, -TURN_MOVE_DAYS),
    last: addDays(wanted.date, TURN_MOVE_DAYS),
  };
  const pickups = await readFullWindows(db, calendar.hubId, "pickup", around);
  const within = { before: TURN_MOVE_DAYS, after: TURN_MOVE_DAYS };
  const pickup = nearestWindow(calendar, { kind: "pickup", isNew }, wanted, within, {
    now,
    full: pickups.full,
  });
  if (!pickup) return undefined;
  const wish = { kind: "delivery", pickup } as const;
  const back = { date: addDays(pickup.date, plan.delivery_days), time: plan.delivery_from };
  const deliveries = await readFullWindows(
    db,
    calendar.hubId,
    "delivery",
    reach(calendar, wish, now),
  );
  const delivery = nearestWindow(
    calendar,
    wish,
    back,
    { before: 0, after: calendar.horizonDays },
    { now, full: deliveries.full },
  );
  if (!delivery) return undefined;
  const isAsPlanned = isSame(pickup, wanted) && isSame(delivery, back);
  return { pickup, delivery, isAsPlanned };
}

const isSame = (one: WallTime, other: WallTime): boolean =>
  one.date === other.date && one.time === other.time;

/** Why a turn cannot be in its own window, apart from how full that is. */
export const whyNot = (calendar: HubCalendar, plan: PlanRow, { now, isNew }: Circumstances) =>
  refusalOf(calendar, { kind: "pickup", isNew }, wallTimeOf(now), {
    date: plan.next_turn,
    time: plan.pickup_from,
  });
