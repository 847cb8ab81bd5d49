import type { PlanBody } from "@waslijn/contract/customer/plans";
import { amsterdamDate, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { firstTurn } from "@waslijn/contract/shared/plans";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { CountedLimit } from "../../http/limits/hit-counts.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { takeActLimits } from "../orders/act-limits.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";
import { findOrder, lockOrder, type OrderRow } from "../orders/orders-repository.ts";
import { findPlanOf } from "../orders/life/order-plan.ts";
import { listTurns, lockPlan, updatePlan, type PlanRow } from "./plans-repository.ts";
import { postalDigits } from "@waslijn/contract/shared/rules";
import { currentCalendars, hubOfPostalDigits } from "../catalogue/times/calendars.ts";
import type { HubCalendar } from "../catalogue/times/hub-calendar.ts";

type PlanDeps = Pick<Deps, "db" | "clock" | "live">;

/** Creates a plan from an order, or changes the order's plan (PLAN-01). Idempotent. */
export async function setPlan(
  deps: PlanDeps,
  order: OrderRow,
  wanted: PlanBody,
  limits: CountedLimit[] = [],
): Promise<void> {
  const calendar = await hubOf(deps.db, order);
  const isOffered =
    calendar.operatingDays.includes(wanted.weekday) &&
    calendar.windows.pickup.some(({ from }) => from === wanted.pickupFrom);
  if (!isOffered) throw new ApiProblem("slot_not_offered", { window: "pickup" });
  await deps.db.transaction().execute(async (db) => {
    const now = deps.clock.now();
    await takeActLimits(db, now, limits);
    if (await setOnce(db, order, wanted, now)) {
      const mail = { kind: "plan-made", data: { orderId: order.id } } as const;
      await queueMail(db, mail, order.contact.email ?? "", orderLanguage(order), deps.clock);
    }
  });
  deps.live.announce({ order: order.id });
}

/** True when the plan was started or restarted, which the customer is notified of (PLAN-04). */
async function setOnce(db: Db, order: OrderRow, wanted: PlanBody, now: Date): Promise<boolean> {
  const known = await findPlanOf(db, order.id);
  if (known) {
    const plan = await lockPlan(db, known.id);
    await change(db, plan, wanted, amsterdamDate(now));
    return plan.stopped_at !== null;
  }
  await lockOrder(db, order.id);
  // A concurrent request has created it.
  if (await findPlanOf(db, order.id)) return false;
  // Read again under the lock: it may have been cancelled since.
  await make(db, (await findOrder(db, order.id)) ?? order, wanted, now);
  return true;
}

async function make(db: Db, order: OrderRow, wanted: PlanBody, now: Date): Promise<void> {
  if (!mayRepeat(order)) throw new ApiProblem("not_possible_now");
  const id = randomUUID();
  const last = order.pickup_date;
  const first = firstTurn(wanted, { last, today: amsterdamDate(now) });
  await db
    .insertInto("plans")
    .values({
      id,
      every_weeks: wanted.every,
      first_turn: first,
      next_turn: first,
      pickup_from: wanted.pickupFrom,
      delivery_days: daysBetween(last, order.delivery_date),
      delivery_from: order.delivery_from,
      created_at: now,
    })
    .execute();
  await db
    .insertInto("plan_turns")
    .values({ plan_id: id, turn_date: last, outcome: "first", order_id: order.id, at: now })
    .execute();
}

/** A changed series restarts after its last turn; an unchanged one goes on. */
async function change(db: Db, plan: PlanRow, wanted: PlanBody, today: string): Promise<void> {
  const isSame =
    plan.every_weeks === wanted.every &&
    plan.pickup_from === wanted.pickupFrom &&
    weekday(plan.first_turn) === wanted.weekday;
  if (isSame && !plan.stopped_at) return;
  const [turn] = await listTurns(db, plan.id, 1);
  const first = firstTurn(wanted, { last: turn?.turn_date ?? today, today });
  await updatePlan(db, plan.id, {
    every_weeks: wanted.every,
    pickup_from: wanted.pickupFrom,
    first_turn: first,
    next_turn: first,
    paused_until: null,
    stopped_at: null,
  });
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The hub that serves an order's address today; throws `not_possible_now` without one. */
export async function hubOf(db: Db, { pickup_location: place }: OrderRow): Promise<HubCalendar> {
  const hub =
    place && hubOfPostalDigits(await currentCalendars(db), postalDigits(place.postalCode));
  if (!hub) throw new ApiProblem("not_possible_now");
  return hub;
}

type Repeatable = OrderRow & {
  delivery_date: string;
  delivery_from: string;
  pickup_location: NonNullable<OrderRow["pickup_location"]>;
};

/**
 * Whether a plan can be made from an order: only from a person's own, with a delivery and not withdrawn. Companies and
 * locations have daily limits and place their orders themselves.
 */
export const mayRepeat = (order: OrderRow): order is Repeatable =>
  order.kind === "consumer" &&
  order.status !== "cancelled" &&
  order.withdrawn_at === null &&
  order.pickup_location !== null &&
  order.delivery_date !== null &&
  order.delivery_from !== null &&
  Boolean(order.contact.email);
