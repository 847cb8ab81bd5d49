import type { StopAct, StopResult } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../api-problem.ts";
import type { StopActData } from "../../db/schema/runs.ts";
import { type Act, recordAct } from "../orders/life/act.ts";
import type { ReportedAct } from "../orders/life/record-event.ts";
import { deliver, pickUp, missStop } from "../orders/life/handle-order.ts";
import {
  findOrderByNumber,
  readEvents,
  type OrderRow,
  type OrderEventRow,
} from "../orders/orders-repository.ts";
import {
  doubtOf,
  maySeeConflict,
  type Where,
  type Driver,
  type Report,
  type DriverDeps,
  stopAsItIs,
} from "./driven-order.ts";
import { refuseAct, repeatAnswer } from "./refused-acts.ts";
import {
  findStopAct,
  recordStopAct,
  type StopActRow,
  hasVisited,
  judgeStopAct,
} from "./stop-acts-repository.ts";
import { findConflict } from "./find-conflict.ts";
import {
  allowsAtDoor,
  type ClashReason,
  STOP_UNDO_SECONDS,
  standingEvents,
} from "@waslijn/contract/shared/order-life";
import { writeChange } from "../staff/write-audit.ts";
import { addNote } from "../orders/notes-repository.ts";
import { billAfter } from "../orders/life/billing/bill-after.ts";
import { addProof } from "../orders/views/deliveries-repository.ts";
import { foldEvents } from "../orders/life/fold-events.ts";
import { bagsToDeliver } from "../orders/life/stop-state.ts";

/** Events that follow automatically and do not prevent an undo. */
const FOLLOWS: readonly OrderEventRow["kind"][] = ["bill-sent", "payment-changed", "reminded"];

/**
 * Undoes a driver's recent act: order and bill get their previous state (DRIVE-02). The time limit holds by both
 * clocks: the phone's, because both acts may have waited for a connection, and ours (DRIVE-08).
 */
async function undoAct(
  deps: DriverDeps,
  driver: Driver,
  report: Report<Extract<StopAct, { act: "undo" }>>,
): Promise<void> {
  const { order, kind, stopAct, recorded } = report;
  const undone = await findStopAct(deps.db, stopAct.undoes);
  const events = standingEvents(await readEvents(deps.db, order.id));
  const event = events.findLast((one) => !FOLLOWS.includes(one.kind));
  const isLast = undone?.order_id === order.id && event?.version === undone.made_version;
  if (!undone || !event || !isLast || undone.staff_id !== driver.id || isLate(undone, recorded)) {
    return refuseAct(deps, report, { refusal: "not-undone" });
  }
  const before = foldEvents(events.filter(({ version }) => version < event.version));
  const { state, missedDeliveries, awaits = null, awaitsRest, bagsDelivered } = before;
  const undoes = { state, missedDeliveries, awaits, awaitsRest, bagsDelivered };
  const data = { undoes: { version: event.version, ...undoes } };
  await recordAct(
    deps,
    {
      order,
      version: order.version,
      actor: { kind: "driver", id: driver.id },
      reported: {
        id: stopAct.id,
        kind,
        act: "undo",
        said_at: stopAct.at,
        seen: stopAct.version,
        data: {},
      },
    },
    "stop-undone",
    {
      data,
      ...(await billAfter(deps, order, { kind: "stop-undone", data })),
      set: {
        awaits_window: awaits,
        awaits_rest: awaitsRest,
        missed_deliveries: missedDeliveries,
        bags_delivered: bagsDelivered,
        ...("bagsBefore" in undone.data && { bags: undone.data.bagsBefore ?? null }),
      },
    },
  );
}

const isLate = (undone: StopActRow, undo: StopActRow): boolean =>
  (["said_at", "heard_at"] as const).some(
    (clock) => undo[clock].getTime() - undone[clock].getTime() > STOP_UNDO_SECONDS * 1000,
  );

/** Retries after concurrent changes of the same order; more in a row are a fault. */
const TRIES = 5;

/**
 * Applies a driver's act at a stop once, however often the phone sends it (DRIVE-03). It is recorded before it is
 * judged, and stays for the desk if it cannot be applied (DRIVE-08). The phone may have been offline for hours, so only
 * changes that concern this stop count as a conflict.
 */
export async function actAtStop(
  deps: DriverDeps,
  driver: Driver,
  { number, kind }: Where,
  stopAct: StopAct,
): Promise<StopResult> {
  for (let tries = 1; ; tries += 1) {
    // Read the order before the act, and both on each retry: after a concurrent change of the order the act must be
    // judged again.
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    const recorded = await recordOnce(deps, driver, order, kind, stopAct);
    if (recorded.refusal !== "pending") return repeatAnswer(deps, order, recorded);
    try {
      await judge(deps, driver, { order, kind, stopAct, recorded });
      return await stopAsItIs(deps.db, order.id, kind);
    } catch (problem) {
      const hasMoved = problem instanceof ApiProblem && problem.type === "order_changed";
      if (!hasMoved || tries === TRIES) throw problem;
    }
  }
}

async function recordOnce(
  { db, clock }: DriverDeps,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  stopAct: StopAct,
): Promise<StopActRow> {
  const { id, act, at, version: seen } = stopAct;
  const earlier = await findStopAct(db, id);
  if (!earlier) {
    const heard_at = clock.now();
    await db.transaction().execute(async (transaction) => {
      await recordStopAct(transaction, {
        id,
        order_id: order.id,
        kind,
        staff_id: driver.id,
        act,
        said_at: new Date(at),
        heard_at,
        seen,
        data: JSON.stringify(detailsOf(stopAct)),
      });
      if (stopAct.act !== "done" || kind !== "delivery" || !stopAct.proof) return;
      const proof = { actId: id, orderId: order.id, at: heard_at, proof: stopAct.proof };
      await addProof(transaction, proof);
    });
  }
  const recorded = earlier ?? (await findStopAct(db, id));
  if (!recorded) throw new ApiProblem("unavailable");
  if (recorded.order_id !== order.id || recorded.staff_id !== driver.id) {
    throw new ApiProblem("idempotency_mismatch");
  }
  return recorded;
}

function detailsOf(stopAct: StopAct): StopActData {
  switch (stopAct.act) {
    case "done":
      return { bags: stopAct.bags, codes: stopAct.codes, ...deliveredBy(stopAct) };
    case "missed":
      return { reason: stopAct.reason, calls: stopAct.calls };
    case "undo":
      return { undoes: stopAct.undoes };
    case "note":
      return {};
  }
}

/** How a delivery was handed over and what it did not bring, without the people named. */
const deliveredBy = ({ proof, missing }: Extract<StopAct, { act: "done" }>) => ({
  ...(proof && { handover: proof.handover }),
  ...(missing && { missing }),
});

async function judge(deps: DriverDeps, driver: Driver, report: Report): Promise<void> {
  const { order, kind, stopAct, recorded } = report;
  if (stopAct.act === "undo") return undoAct(deps, driver, { ...report, stopAct });
  const doubt = await doubtOf(deps.db, driver, order, kind, recorded);
  if (stopAct.act === "note") return noteAtStop(deps, driver, { ...report, stopAct }, doubt);
  if (doubt !== "not-assigned" || (await maySeeConflict(deps.db, driver, order, recorded))) {
    const events = await readEvents(deps.db, order.id);
    const { act, version: seen } = stopAct;
    const first = findConflict(events, { act, kind, seen, driver: driver.id });
    if (first) return refuseAct(deps, report, { refusal: "first", first });
  }
  if (doubt) return refuseAct(deps, report, { refusal: doubt });
  const isAtDoor = stopAct.act === "done" && stopAct.proof?.handover === "at-door";
  if (isAtDoor && !allowsAtDoor(order.instructions)) {
    return refuseAct(deps, report, { refusal: "not-allowed" });
  }
  const whole = withRest(report, stopAct);
  return apply(deps, driver, { ...report, stopAct: whole }, whole);
}

type Visit = Extract<StopAct, { act: "done" | "missed" }>;

/** Bags that a delivery neither brought nor named as missing get a stop of their own too (DRIVE-07). */
function withRest({ order, kind }: Report, stopAct: Visit): Visit {
  if (stopAct.act === "missed" || kind === "pickup" || stopAct.missing) return stopAct;
  const rest = (bagsToDeliver(order) ?? 0) - order.bags_delivered - stopAct.bags;
  return rest > 0 ? { ...stopAct, missing: { bags: rest, reason: "not-in-van" } } : stopAct;
}

async function apply(
  deps: DriverDeps,
  driver: Driver,
  report: Report,
  stopAct: Visit,
): Promise<void> {
  const { order, kind } = report;
  const orderAct: Act = {
    order,
    version: order.version,
    actor: { kind: "driver", id: driver.id },
    reported: reportedActOf(report),
  };
  try {
    if (stopAct.act === "missed") await missStop(deps, orderAct, { ...stopAct, kind });
    else if (kind === "pickup") await pickUp(deps, orderAct, { bags: stopAct.bags });
    else await deliver(deps, orderAct, { bags: stopAct.bags, ...deliveredBy(stopAct) });
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.type === "not_possible_now")) throw problem;
    await refuseAct(deps, report, { refusal: "not-possible" });
  }
}

/** The event has the number of bags and their codes; the previous number is stored with the act, for an undo. */
function reportedActOf({ stopAct, kind, order, recorded }: Report): ReportedAct {
  const { id, act, at, version: seen } = stopAct;
  // Clamp to our clock: a phone that runs a little ahead must not report times in the future.
  const said_at = recorded.said_at > recorded.heard_at ? recorded.heard_at.toISOString() : at;
  const common = { id, kind, act, said_at, seen };
  if (stopAct.act !== "done") return { ...common, data: {} };
  const { bags, codes } = stopAct;
  return {
    ...common,
    data: { bagsBefore: order.bags },
    with: {
      bags,
      ...(codes.length > 0 && { codes }),
      ...(kind === "delivery" && deliveredBy(stopAct)),
    },
  };
}

/**
 * Adds a driver's note for the desk. It takes the act's id, so that a retry does not add it twice. The text is stored
 * even if the report is in doubt: the desk reads it with the clash.
 */
async function noteAtStop(
  deps: DriverDeps,
  driver: Driver,
  report: Report<Extract<StopAct, { act: "note" }>>,
  doubt: ClashReason | undefined,
): Promise<void> {
  const { db, clock, live } = deps;
  const { order, stopAct } = report;
  const isTheirs = !doubt || (await hasVisited(db, driver.id, order.id));
  await db.transaction().execute(async (transaction) => {
    const refusal = isTheirs ? null : doubt;
    if (!(await judgeStopAct(transaction, stopAct.id, { refusal }))) return;
    await addNote(transaction, {
      id: stopAct.id,
      orderId: order.id,
      staffId: driver.id,
      at: report.recorded.heard_at,
      text: stopAct.text.trim(),
    });
    const change = { about: `order ${order.number}`, before: null, after: { note: stopAct.id } };
    await writeChange(transaction, clock, driver, "order:note", change);
  });
  live.announce({ order: order.id });
  if (!isTheirs) await refuseAct(deps, report, { refusal: doubt });
}
