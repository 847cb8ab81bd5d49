import { postalDigits } from "@waslijn/contract/shared/rules";
import type { Deps } from "../../deps.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { Arrangement } from "../orders/place-once.ts";
import { arrangeRepeat } from "../orders/arrange-repeat.ts";
import { timestampOf } from "../orders/windows.ts";
import {
  type WindowRefusal,
  reach,
  refusalOf,
  wallTimeOf,
  type WallTime,
} from "../catalogue/times/available-dates.ts";
import { hubOfPostalDigits, type Calendars } from "../catalogue/times/calendars.ts";
import { hasBagFor, type PlanRow } from "./plans-repository.ts";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { TURN_MOVE_DAYS } from "@waslijn/contract/shared/plans";
import type { Db } from "../../db/client.ts";
import type { HubCalendar } from "../catalogue/times/hub-calendar.ts";
import { readFullWindows } from "../catalogue/times/times-repository.ts";
import { nearestWindow } from "./nearest-window.ts";

type TurnWindows = {
  pickup: WallTime;
  delivery: WallTime;
  /** True when both windows are the plan's own. */
  isAsPlanned: boolean;
};

/** `isNew`: a bag has to be posted first. */
type Circumstances = { now: Date; isNew: boolean };

/**
 * The windows of a plan's next turn: its own when they are offered, else the nearest pickup within two days and the
 * first delivery from the planned one on. Undefined when there is none.
 */
async function turnWindows(
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
  const deliveryQuery = { kind: "delivery", pickup } as const;
  const back = { date: addDays(pickup.date, plan.delivery_days), time: plan.delivery_from };
  const deliveries = await readFullWindows(
    db,
    calendar.hubId,
    "delivery",
    reach(calendar, deliveryQuery, now),
  );
  const delivery = nearestWindow(
    calendar,
    deliveryQuery,
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

/** Why a turn cannot be in its own window, apart from capacity. */
const whyNot = (calendar: HubCalendar, plan: PlanRow, { now, isNew }: Circumstances) =>
  refusalOf(calendar, { kind: "pickup", isNew }, wallTimeOf(now), {
    date: plan.next_turn,
    time: plan.pickup_from,
  });

/** Reason of a turn at an address that we no longer serve. */
export const OUTSIDE_AREA = "outside-area";

/** The turn gets no order; carries the reason. */
export class NoTurn extends Error {
  override name = "NoTurn";
  readonly outcome: "none-free" | "closed";
  readonly reason: string;

  constructor(reason: WindowRefusal | typeof OUTSIDE_AREA) {
    super(reason);
    this.outcome = CLOSED.includes(reason) ? "closed" : "none-free";
    this.reason = reason;
  }
}

const CLOSED: readonly string[] = [
  "no-operating-day",
  "holiday",
  "closure",
  "no-such-window",
  OUTSIDE_AREA,
];

/**
 * Repeats the plan's last order, with the rules of ordering but without its promo code, which counts once (PLAN-02).
 */
export async function arrangeTurn(
  deps: Deps,
  calendars: Calendars,
  plan: PlanRow,
  last: OrderRow,
): Promise<{ outcome: "ordered" | "moved"; order: Arrangement }> {
  const { contact, pickup_location: location } = last;
  const hub = location && hubOfPostalDigits(calendars, postalDigits(location.postalCode));
  if (!hub) throw new NoTurn(OUTSIDE_AREA);
  const now = deps.clock.now();
  const hasBag = await hasBagFor(deps.db, plan.id, last);
  const windows = await turnWindows(deps.db, hub, plan, { now, isNew: !hasBag });
  if (!windows) throw new NoTurn(whyNot(hub, plan, { now, isNew: !hasBag }) ?? "full");
  const arranged = await arrangeRepeat(deps, calendars, last, {
    email: contact.email ?? "",
    hasBag,
    pickupTime: timestampOf(windows.pickup),
    deliveryTime: timestampOf(windows.delivery),
    device: null,
  });
  return {
    outcome: windows.isAsPlanned ? "ordered" : "moved",
    order: { ...arranged, by: { kind: "clock" }, mails: arranged.mails.map(asTurnsMail) },
  };
}

/** Sends the turn's mail instead of the order confirmation. */
const asTurnsMail = (mail: Arrangement["mails"][number]): Arrangement["mails"][number] =>
  mail.kind === "order-confirmation" ? { ...mail, kind: "turn-ordered" } : mail;
