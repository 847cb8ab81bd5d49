import type { StopTold } from "@waslijn/contract/console/route";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { findOrder } from "../orders/orders-repository.ts";
import { stopState } from "../orders/life/stop-state.ts";

/** What a stop is now, for the phone that said something of it. */
export async function stopAsItIs(db: Db, orderId: string, kind: WindowKind): Promise<StopTold> {
  const order = await findOrder(db, orderId);
  if (!order) throw new ApiProblem("not_found");
  return { state: stopState(order, kind), version: order.version };
}
