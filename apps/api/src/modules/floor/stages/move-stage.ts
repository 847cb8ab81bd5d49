import { SAME_SCAN_SECONDS } from "@waslijn/contract/console/codes";
import type { StageMoved } from "@waslijn/contract/console/stages";
import type { StagedOrder } from "@waslijn/contract/console/stage";
import type { Language } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../db/new-id.ts";
import type { Deps } from "../../../deps.ts";
import { doOnce, type RequestKey } from "../../orders/idempotency.ts";
import { refusedAsItIs } from "../../orders/life/act.ts";
import { possibleEvents, statesBefore } from "../../orders/life/order-states.ts";
import { recordEvent } from "../../orders/life/record-event.ts";
import { refuseField } from "../../orders/orderer.ts";
import { findOrder, lockOrder, type OrderRow } from "../../orders/orders-repository.ts";
import { writeChange } from "../../staff/write-audit.ts";
import {
  findOnFloor,
  readStages,
  toStagedOrder,
  type FloorRow,
  type Stage,
} from "./stages-repository.ts";

type StageDeps = Pick<Deps, "db" | "clock" | "live">;
type Move = { to: string; rack: string; after?: string | undefined };
type By = { staff: { id: string }; language: Language };

/**
 * Moves an order to its next step, a chosen one or the end, where it becomes ready. The order's row lock makes two scans
 * at once one move: the second sees the first and changes nothing (COUNT-07).
 */
export async function moveStage(
  deps: StageDeps,
  { id: orderId }: OrderRow,
  move: Move,
  { staff, language }: By,
  key: RequestKey | undefined,
): Promise<StageMoved> {
  const { db, clock, live } = deps;
  const now = clock.now();
  let outcome: StageMoved["outcome"] = "moved";
  await doOnce(db, key, now, async (transaction) => {
    await lockOrder(transaction, orderId);
    const order = await findOrder(transaction, orderId);
    const stages = await readStages(transaction);
    const onFloor = await findOnFloor(transaction, orderId, now);
    if (!order || !onFloor || !mayMove(order, stages)) {
      throw order
        ? refusedAsItIs("not_possible_now", order, { kind: "staff" })
        : new ApiProblem("not_found");
    }
    await requireRack(transaction, order.hub_id, move.rack);
    const isReady = order.status === "ready";
    const target = targetOf(move.to, onFloor, stages);
    if (isReady && target) throw refusedAsItIs("not_possible_now", order, { kind: "staff" });
    outcome = outcomeOf(onFloor, target, move, now);
    if (outcome !== "moved") return;
    await transaction
      .insertInto("stage_moves")
      .values({
        id: newId(),
        order_id: orderId,
        stage_id: target?.id ?? null,
        rack: move.rack,
        staff_id: staff.id,
        at: now,
      })
      .execute();
    await writeChange(transaction, clock, staff, "order:stage", {
      about: `order ${order.number}`,
      before: placeOf(onFloor, language),
      after: { stage: target?.[language] ?? "", rack: move.rack },
    });
    if (!target && !isReady) await recordReady(transaction, order, staff, now);
  });
  if (outcome === "moved") live.announce({ order: orderId });
  return { outcome, order: await stagedOrder(deps, orderId, language) };
}

/** Steps are for orders that can become ready; one that is ready can still change its rack. */
const mayMove = ({ kind, status }: OrderRow, stages: readonly Stage[]): boolean =>
  stages.some(({ isRemoved }) => !isRemoved) &&
  (status === "ready" || possibleEvents("staff", { kind, state: status }).includes("ready"));

/** The step to move to; undefined: the order becomes ready. Throws for a step that is not in use. */
function targetOf(to: string, { status, stage_id }: FloorRow, stages: Stage[]): Stage | undefined {
  const inUse = stages.filter(({ isRemoved }) => !isRemoved);
  if (to === "ready" || (to === "next" && status === "ready")) return undefined;
  if (to === "next") {
    const own = stages.find(({ id }) => id === stage_id)?.position ?? 0;
    return inUse.find(({ position }) => position > own);
  }
  const chosen = inUse.find(({ id }) => id === to);
  if (!chosen) throw refuseField("to", "unknown");
  return chosen;
}

function outcomeOf(
  { status, stage_id, move_id, at, rack }: FloorRow,
  target: Stage | undefined,
  move: Move,
  now: Date,
): StageMoved["outcome"] {
  const isThere = target ? stage_id === target.id : status === "ready";
  if (isThere && (rack ?? "") === move.rack) return "already";
  if (move.after === undefined) {
    const isFresh = at !== null && now.getTime() - at.getTime() < SAME_SCAN_SECONDS * 1000;
    return isFresh ? "just-moved" : "moved";
  }
  return move.after === move_id ? "moved" : "just-moved";
}

async function requireRack(db: Db, hub: string, rack: string): Promise<void> {
  if (rack === "") return;
  const known = await db
    .selectFrom("stage_racks")
    .select("name")
    .where("hub_id", "=", hub)
    .where("name", "=", rack)
    .executeTakeFirst();
  if (!known) throw refuseField("rack", "unknown");
}

const placeOf = ({ name_nl, name_en, rack }: FloorRow, language: Language) => ({
  stage: (language === "nl" ? name_nl : name_en) ?? "",
  rack: rack ?? "",
});

/** In the caller's transaction, which holds the lock of the order and has checked its state. */
const recordReady = (db: Db, order: OrderRow, staff: { id: string }, now: Date) =>
  recordEvent(db, {
    now,
    order_id: order.id,
    version: order.version,
    after: statesBefore("ready", order.kind),
    status: "ready",
    event: { kind: "ready", actor: "staff", actor_id: staff.id, data: {} },
  });

async function stagedOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  orderId: string,
  language: Language,
): Promise<StagedOrder> {
  const row = await findOnFloor(db, orderId, clock.now());
  // A retry whose order was delivered meanwhile.
  if (!row) throw new ApiProblem("not_found");
  return toStagedOrder(row, language);
}

/** Undoes the last move of an order. Throws `not_undone` when it was moved since, or became ready. */
export async function undoStage(
  deps: StageDeps,
  { id: orderId, number }: OrderRow,
  move: string,
  { staff, language }: By,
): Promise<StagedOrder> {
  const { db, clock, live } = deps;
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const onFloor = await findOnFloor(transaction, orderId, now);
    if (
      !onFloor ||
      onFloor.move_id !== move ||
      onFloor.stage_id === null ||
      onFloor.status === "ready"
    ) {
      throw new ApiProblem("not_undone");
    }
    await transaction
      .updateTable("stage_moves")
      .set({ undone_at: now })
      .where("id", "=", move)
      .execute();
    const back = await findOnFloor(transaction, orderId, now);
    await writeChange(transaction, clock, staff, "order:stage-undone", {
      about: `order ${number}`,
      before: placeOf(onFloor, language),
      after: back ? placeOf(back, language) : null,
    });
  });
  live.announce({ order: orderId });
  return stagedOrder(deps, orderId, language);
}
