import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { ClashReason } from "@waslijn/contract/shared/order-life";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { findOrderByNumber, type OrderRow, findOrder } from "../orders/orders-repository.ts";
import { findRunDay, listRunsOfDriver } from "./runs-repository.ts";
import { hasActed, type StopActRow } from "./stop-acts-repository.ts";
import type { StopAct, StopResult } from "@waslijn/contract/console/runs";
import type { Staff } from "../../http/staff-session.ts";
import type { LifeDeps } from "../../deps.ts";
import { stopState } from "../orders/life/stop-state.ts";

/** Tolerated clock skew of a phone that is ahead of ours. */
const AHEAD_MS = 5 * 60_000;
const OLDEST_MS = 2 * 86_400_000;

export type Where = { number: string; kind: WindowKind };
type Times = Pick<StopActRow, "said_at" | "heard_at">;

/**
 * Why a report is rejected regardless of the order's state: not the driver's stop, or an implausible time (DRIVE-08).
 */
export async function doubtOf(
  db: Db,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  times: Times,
): Promise<Extract<ClashReason, "not-assigned" | "clock"> | undefined> {
  const day = await findStopDay(db, driver, order, kind);
  if (day === null) return "not-assigned";
  return day === amsterdamDate(times.said_at) && isPlausible(times, order) ? undefined : "clock";
}

/** Only drivers with a run at the order's hub that day may learn what happened to an order outside their run. */
export const maySeeConflict = async (
  db: Db,
  driver: Driver,
  { hub_id }: OrderRow,
  { said_at }: Times,
): Promise<boolean> =>
  (await listRunsOfDriver(db, driver.id, amsterdamDate(said_at))).some(
    (run) => run.hub_id === hub_id,
  );

function isPlausible({ said_at, heard_at }: Times, { created_at }: OrderRow): boolean {
  const ago = heard_at.getTime() - said_at.getTime();
  return ago >= -AHEAD_MS && ago <= OLDEST_MS && said_at >= created_at;
}

/** The day of the driver's run with this stop; for an owner the stop's own day. */
const findStopDay = async (
  db: Db,
  { id, role }: Driver,
  order: OrderRow,
  kind: WindowKind,
): Promise<string | null> =>
  role === "owner"
    ? order[`${kind}_date`]
    : ((await findRunDay(db, { driver: id, orderId: order.id, kind })) ?? null);

/**
 * The order that a driver's photo belongs to: a stop in their run today, or one they reported on. Throws `not_found`.
 */
export async function findVisitedOrder(
  db: Db,
  driver: Driver,
  { number, kind }: Where,
  now: Date,
): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  const mayShow =
    order &&
    ((await hasActed(db, driver.id, order.id)) ||
      (await findStopDay(db, driver, order, kind)) === amsterdamDate(now));
  if (!mayShow) throw new ApiProblem("not_found");
  return order;
}

export type DriverDeps = LifeDeps;
/** A driver, or an owner who drives. */
export type Driver = Pick<Staff, "id" | "role">;

/** A recorded act at a stop, with the current order. */
export type Report<T extends StopAct = StopAct> = {
  order: OrderRow;
  kind: WindowKind;
  stopAct: T;
  recorded: StopActRow;
};

/** The current state of a stop, for the response to the phone. */
export async function stopAsItIs(db: Db, orderId: string, kind: WindowKind): Promise<StopResult> {
  const order = await findOrder(db, orderId);
  if (!order) throw new ApiProblem("not_found");
  return { state: stopState(order, kind), version: order.version };
}
