import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { findOrderByNumber, type OrderRow } from "../orders/orders-repository.ts";
import { findRunOf } from "../runs/runs-repository.ts";
import { hasActed } from "./stop-acts-repository.ts";

/**
 * The order at whose door somebody says they were: of a hub that they drove for on that day. Whose run the stop is in
 * now, and whether it is on that day still, is no matter: a desk or the customer may have changed that while they were
 * out of reach.
 */
export async function findDrivenOrder(
  db: Db,
  driver: { id: string },
  number: string,
  at: Date,
): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  const run = order && (await findRunOf(db, driver.id, amsterdamDate(at), order.hub_id));
  if (!order || !run) throw new ApiProblem("not_found");
  return order;
}

/** The same for what comes along later, like photos: of a door where they are today, or said something of. */
export async function findVisitedOrder(
  db: Db,
  driver: { id: string },
  number: string,
  now: Date,
): Promise<OrderRow> {
  const order = await findOrderByNumber(db, number);
  const wasThere = order && (await hasActed(db, driver.id, order.id));
  return order && wasThere ? order : findDrivenOrder(db, driver, number, now);
}
