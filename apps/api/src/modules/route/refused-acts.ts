import type { StopAct, StopTold } from "@waslijn/contract/console/route/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { StopActData, StopRefusal } from "../../db/schema/runs.ts";
import { readEvents, type OrderEventRow, type OrderRow } from "../orders/orders-repository.ts";
import { findStaff } from "../staff/staff-repository.ts";
import type { Driver, RouteDeps } from "./route-deps.ts";
import { stopAsItIs } from "./stop-as-it-is.ts";
import { addStopAct, type StopActRow } from "./stop-acts-repository.ts";

type Why = { refusal: StopRefusal; first?: OrderEventRow };

/** Keeps what somebody said who came too late, for the desk that sets it right, and tells them what was first. */
export async function refuseAct(
  { db, clock, live }: RouteDeps,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  told: StopAct,
  { refusal, first }: Why,
): Promise<never> {
  const { id, act, at, version: seen } = told;
  await addStopAct(db, {
    id,
    order_id: order.id,
    kind,
    staff_id: driver.id,
    act,
    said_at: new Date(at),
    heard_at: clock.now(),
    seen,
    data: JSON.stringify(detailsOf(told)),
    refusal,
    first_version: first?.version ?? null,
  });
  live.announce({ order: order.id });
  throw await problemOf(db, order, refusal, first);
}

function detailsOf(told: StopAct): StopActData {
  if (told.act === "done") return { bags: told.bags, codes: told.codes };
  return told.act === "missed" ? { reason: told.reason, calls: told.calls } : {};
}

/** The same answer as before, to the same phone and the same door. */
export async function toldAgain(
  { db }: RouteDeps,
  order: OrderRow,
  driver: Driver,
  { order_id, staff_id, kind, refusal, first_version }: StopActRow,
): Promise<StopTold> {
  if (order_id !== order.id || staff_id !== driver.id) throw new ApiProblem("idempotency_mismatch");
  if (!refusal) return stopAsItIs(db, order.id, kind);
  const events = await readEvents(db, order.id);
  throw await problemOf(
    db,
    order,
    refusal,
    events.find(({ version }) => version === first_version),
  );
}

async function problemOf(
  db: Db,
  { status, version }: OrderRow,
  refusal: StopRefusal,
  first: OrderEventRow | undefined,
): Promise<ApiProblem> {
  if (refusal === "late") return new ApiProblem("not_undone");
  return new ApiProblem("stop_conflict", {
    order: { state: status, version },
    first: first
      ? {
          event: first.kind,
          at: stamp(first.at),
          by: { kind: first.actor, name: await nameOf(db, first) },
        }
      : null,
  });
}

/** A colleague by name; a customer is the customer. */
async function nameOf(db: Db, { actor, actor_id }: OrderEventRow): Promise<string | null> {
  if ((actor !== "driver" && actor !== "staff") || actor_id === null) return null;
  return (await findStaff(db, actor_id))?.name ?? null;
}
