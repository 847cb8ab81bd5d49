import type { StopResult } from "@waslijn/contract/console/runs";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { StopRefusal } from "../../db/schema/runs.ts";
import { readEvents, type OrderEventRow, type OrderRow } from "../orders/orders-repository.ts";
import { findStaff } from "../staff/staff-repository.ts";
import { type Report, type DriverDeps, stopAsItIs } from "./driven-order.ts";
import { findStopAct, judgeStopAct, type StopActRow } from "./stop-acts-repository.ts";

type Why = { refusal: StopRefusal; first?: OrderEventRow };

/** Refuses a recorded act and leaves it to the desk. Throws the reason, for the driver. */
export async function refuseAct(
  deps: DriverDeps,
  { order, recorded }: Pick<Report, "order" | "recorded">,
  { refusal, first }: Why,
): Promise<void> {
  const { db, live } = deps;
  const judgement = { refusal, first_version: first?.version ?? null };
  if (!(await judgeStopAct(db, recorded.id, judgement))) {
    const judged = await findStopAct(db, recorded.id);
    if (judged) await repeatAnswer(deps, order, judged);
    return;
  }
  live.announce({ order: order.id });
  throw await problemOf(db, order, refusal, first);
}

/** The response to a repeated act: the same as the first time. Throws if the act was refused. */
export async function repeatAnswer(
  { db }: DriverDeps,
  order: OrderRow,
  { kind, refusal, first_version }: StopActRow,
): Promise<StopResult> {
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
  switch (refusal) {
    case "late":
    case "not-undone":
      return new ApiProblem("not_undone");
    case "not-assigned":
      // Reveals nothing of an order that is not the driver's.
      return new ApiProblem("stop_conflict", { why: refusal });
    default:
      return new ApiProblem("stop_conflict", {
        why: refusal,
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
}

/** Staff are named; a customer is not. */
async function nameOf(db: Db, { actor, actor_id }: OrderEventRow): Promise<string | null> {
  if ((actor !== "driver" && actor !== "staff") || actor_id === null) return null;
  return (await findStaff(db, actor_id))?.name ?? null;
}
