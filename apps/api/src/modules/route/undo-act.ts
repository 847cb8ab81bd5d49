import type { StopAct } from "@waslijn/contract/console/route/route";
import { STOP_UNDO_SECONDS } from "@waslijn/contract/shared/order-life";
import { act } from "../orders/life/act.ts";
import { billAfter } from "../orders/life/billing/bill-after.ts";
import { foldEvents } from "../orders/life/fold-events.ts";
import { standingEvents } from "@waslijn/contract/shared/standing-events";
import { readEvents, type OrderEventRow } from "../orders/orders-repository.ts";
import type { Driver, Report, RouteDeps } from "./route-deps.ts";
import { refuseAct } from "./refused-acts.ts";
import { findStopAct, type StopActRow } from "./stop-acts-repository.ts";

/** The clock follows up with these by itself; they stand in nobody's way. */
const FOLLOWS: readonly OrderEventRow["kind"][] = ["bill-sent", "payment-changed", "reminded"];

/**
 * Takes back what a driver said a moment ago: the order is again what it was before, and its bill too (DRIVE-02).
 * A moment by both clocks: by the phone's, for both may have waited for a connection, and by ours (DRIVE-08).
 */
export async function undoAct(
  deps: RouteDeps,
  driver: Driver,
  report: Report<Extract<StopAct, { act: "undo" }>>,
): Promise<void> {
  const { order, kind, told, recorded } = report;
  const undone = await findStopAct(deps.db, told.undoes);
  const events = standingEvents(await readEvents(deps.db, order.id));
  const event = events.findLast((one) => !FOLLOWS.includes(one.kind));
  const isLast = undone?.order_id === order.id && event?.version === undone.made_version;
  if (!undone || !event || !isLast || undone.staff_id !== driver.id || isLate(undone, recorded)) {
    return refuseAct(deps, report, { refusal: "not-undone" });
  }
  const before = foldEvents(events.filter(({ version }) => version < event.version));
  const { state, missedDeliveries, awaits = null } = before;
  const data = { undoes: { version: event.version, state, missedDeliveries, awaits } };
  await act(
    deps,
    {
      order,
      version: order.version,
      actor: { kind: "driver", id: driver.id },
      heard: { id: told.id, kind, act: "undo", said_at: told.at, seen: told.version, data: {} },
    },
    "stop-undone",
    {
      data,
      ...(await billAfter(deps, order, { kind: "stop-undone", data })),
      set: {
        awaits_window: awaits,
        missed_deliveries: missedDeliveries,
        ...("bagsBefore" in undone.data && { bags: undone.data.bagsBefore ?? null }),
      },
    },
  );
}

const isLate = (undone: StopActRow, undo: StopActRow): boolean =>
  (["said_at", "heard_at"] as const).some(
    (clock) => undo[clock].getTime() - undone[clock].getTime() > STOP_UNDO_SECONDS * 1000,
  );
