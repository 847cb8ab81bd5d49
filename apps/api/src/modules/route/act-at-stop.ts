import type { StopAct, StopTold } from "@waslijn/contract/console/route/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../api-problem.ts";
import type { StopActData } from "../../db/schema/runs.ts";
import type { Act } from "../orders/life/act.ts";
import type { HeardAct } from "../orders/life/heard-act.ts";
import { deliver, pickUp } from "../orders/life/handle-order.ts";
import { missStop } from "../orders/life/miss-stop.ts";
import { findOrderByNumber, readEvents, type OrderRow } from "../orders/orders-repository.ts";
import { doubtOf, mayHearOf, type Where } from "./driven-order.ts";
import { noteAtStop } from "./note-at-stop.ts";
import { refuseAct, toldAgain } from "./refused-acts.ts";
import type { Driver, Report, RouteDeps } from "./route-deps.ts";
import { stopAsItIs } from "./stop-as-it-is.ts";
import { findStopAct, recordStopAct, type StopActRow } from "./stop-acts-repository.ts";
import { undoAct } from "./undo-act.ts";
import { whatWasFirst } from "./what-was-first.ts";

/** Others act on the same order at the same time; more than this in a row is not by chance. */
const TRIES = 5;

/**
 * What a driver says of a stop, as often as their phone says it: it happens once (DRIVE-03). It is recorded before it is
 * judged, and stays for the desk where it cannot be applied (DRIVE-08). The phone may have been out of reach for hours,
 * so that only what concerns this very door counts as a conflict.
 */
export async function actAtStop(
  deps: RouteDeps,
  driver: Driver,
  { number, kind }: Where,
  told: StopAct,
): Promise<StopTold> {
  for (let tries = 1; ; tries += 1) {
    // The order before the act: where a concurrent request has changed it, the act is judged as well.
    const order = await findOrderByNumber(deps.db, number);
    if (!order) throw new ApiProblem("not_found");
    const recorded = await recordOnce(deps, driver, order, kind, told);
    if (recorded.refusal !== "pending") return toldAgain(deps, order, recorded);
    try {
      await judge(deps, driver, { order, kind, told, recorded });
      return await stopAsItIs(deps.db, order.id, kind);
    } catch (problem) {
      const hasMoved = problem instanceof ApiProblem && problem.type === "order_changed";
      if (!hasMoved || tries === TRIES) throw problem;
    }
  }
}

async function recordOnce(
  { db, clock }: RouteDeps,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  told: StopAct,
): Promise<StopActRow> {
  const { id, act, at, version: seen } = told;
  const earlier = await findStopAct(db, id);
  if (!earlier) {
    await recordStopAct(db, {
      id,
      order_id: order.id,
      kind,
      staff_id: driver.id,
      act,
      said_at: new Date(at),
      heard_at: clock.now(),
      seen,
      data: JSON.stringify(detailsOf(told)),
    });
  }
  const recorded = earlier ?? (await findStopAct(db, id));
  if (!recorded) throw new ApiProblem("unavailable");
  if (recorded.order_id !== order.id || recorded.staff_id !== driver.id) {
    throw new ApiProblem("idempotency_mismatch");
  }
  return recorded;
}

function detailsOf(told: StopAct): StopActData {
  switch (told.act) {
    case "done":
      return { bags: told.bags, codes: told.codes };
    case "missed":
      return { reason: told.reason, calls: told.calls };
    case "undo":
      return { undoes: told.undoes };
    case "note":
      return {};
  }
}

async function judge(deps: RouteDeps, driver: Driver, report: Report): Promise<void> {
  const { order, kind, told, recorded } = report;
  if (told.act === "undo") return undoAct(deps, driver, { ...report, told });
  const doubt = await doubtOf(deps.db, driver, order, kind, recorded);
  if (told.act === "note") return noteAtStop(deps, driver, { ...report, told }, doubt);
  if (doubt !== "not-assigned" || (await mayHearOf(deps.db, driver, order, recorded))) {
    const events = await readEvents(deps.db, order.id);
    const { act, version: seen } = told;
    const first = whatWasFirst(events, { act, kind, seen, driver: driver.id });
    if (first) return refuseAct(deps, report, { refusal: "first", first });
  }
  if (doubt) return refuseAct(deps, report, { refusal: doubt });
  return apply(deps, driver, report, told);
}

async function apply(
  deps: RouteDeps,
  driver: Driver,
  report: Report,
  told: Extract<StopAct, { act: "done" | "missed" }>,
): Promise<void> {
  const { order, kind } = report;
  const given: Act = {
    order,
    version: order.version,
    actor: { kind: "driver", id: driver.id },
    heard: heardAs(report),
  };
  try {
    if (told.act === "missed") await missStop(deps, given, { ...told, kind });
    else if (kind === "pickup") await pickUp(deps, given, { bags: told.bags });
    else await deliver(deps, given);
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.type === "not_possible_now")) throw problem;
    await refuseAct(deps, report, { refusal: "not-possible" });
  }
}

/** The event says how many bags and which; what they were before is for who takes it back. */
function heardAs({ told, kind, order, recorded }: Report): HeardAct {
  const { id, act, at, version: seen } = told;
  // A phone that is a little ahead of our clock reports nothing from the future.
  const said_at = recorded.said_at > recorded.heard_at ? recorded.heard_at.toISOString() : at;
  const heard = { id, kind, act, said_at, seen };
  if (told.act !== "done") return { ...heard, data: {} };
  const { bags, codes } = told;
  return {
    ...heard,
    data: { bagsBefore: order.bags },
    with: { bags, ...(codes.length > 0 && { codes }) },
  };
}
