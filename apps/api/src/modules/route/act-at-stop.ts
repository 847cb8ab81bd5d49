import type { StopAct, StopTold } from "@waslijn/contract/console/route/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../api-problem.ts";
import type { Act } from "../orders/life/act.ts";
import type { HeardAct } from "../orders/life/heard-act.ts";
import { deliver, pickUp } from "../orders/life/handle-order.ts";
import { missStop } from "../orders/life/miss-stop.ts";
import { readEvents, type OrderRow } from "../orders/orders-repository.ts";
import { findDrivenOrder } from "./driven-order.ts";
import { noteAtStop } from "./note-at-stop.ts";
import { refuseAct, toldAgain } from "./refused-acts.ts";
import type { Driver, RouteDeps } from "./route-deps.ts";
import { stopAsItIs } from "./stop-as-it-is.ts";
import { findStopAct } from "./stop-acts-repository.ts";
import { undoAct } from "./undo-act.ts";
import { whatWasFirst } from "./what-was-first.ts";

type Where = { number: string; kind: WindowKind };

/** Others act on the same order at the same time; more than this in a row is not by chance. */
const TRIES = 5;

/**
 * What a driver says of a stop, as often as their phone says it: it happens once (DRIVE-03). The phone may have been
 * out of reach for hours, so that only what concerns this very door counts as a conflict; that is kept and answered.
 */
export async function actAtStop(
  deps: RouteDeps,
  driver: Driver,
  where: Where,
  told: StopAct,
): Promise<StopTold> {
  for (let tries = 1; ; tries += 1) {
    const order = await findDrivenOrder(deps.db, driver, where.number, new Date(told.at));
    const earlier = await findStopAct(deps.db, told.id);
    if (earlier) return toldAgain(deps, order, driver, earlier);
    try {
      await doAtStop(deps, driver, order, where.kind, told);
      return stopAsItIs(deps.db, order.id, where.kind);
    } catch (problem) {
      const hasMoved = problem instanceof ApiProblem && problem.type === "order_changed";
      if (!hasMoved || tries === TRIES) throw problem;
    }
  }
}

async function doAtStop(
  deps: RouteDeps,
  driver: Driver,
  order: OrderRow,
  kind: WindowKind,
  told: StopAct,
): Promise<void> {
  if (told.act === "note") return noteAtStop(deps, driver, order, kind, told);
  if (told.act === "undo") return undoAct(deps, driver, order, kind, told);
  const { act, version: seen } = told;
  const events = await readEvents(deps.db, order.id);
  const first = whatWasFirst(events, { act, kind, seen, driver: driver.id });
  if (first) return refuseAct(deps, driver, order, kind, told, { refusal: "first", first });
  const given: Act = {
    order,
    version: order.version,
    actor: { kind: "driver", id: driver.id },
    heard: heardAs(told, kind, order),
  };
  try {
    // Said twice is missed once, and costs once.
    if (act === "missed" && order.awaits_window === kind) throw new ApiProblem("not_possible_now");
    if (act === "missed") await missStop(deps, given, { ...told, kind });
    else if (kind === "pickup") await pickUp(deps, given, { bags: told.bags });
    else await deliver(deps, given);
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.type === "not_possible_now")) throw problem;
    await refuseAct(deps, driver, order, kind, told, { refusal: "not-possible" });
  }
}

/** The event says how many bags and which; what they were before is for who takes it back. */
function heardAs(told: StopAct, kind: WindowKind, order: OrderRow): HeardAct {
  const { id, act, at, version: seen } = told;
  const heard = { id, kind, act, said_at: at, seen };
  if (told.act !== "done") return { ...heard, data: {} };
  const { bags, codes } = told;
  return {
    ...heard,
    data: { bagsBefore: order.bags },
    with: { bags, ...(codes.length > 0 && { codes }) },
  };
}
