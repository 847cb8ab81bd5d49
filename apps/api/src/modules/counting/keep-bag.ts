import type { KeptBag } from "@waslijn/contract/console/counting/counting";
import type { Deps } from "../../deps.ts";
import { ApiProblem } from "../../api-problem.ts";
import { findOrder, lockOrder, type OrderRow } from "../orders/orders-repository.ts";
import { refusedAsItIs } from "../orders/life/act.ts";
import { saveKeptBag } from "./kept-bags-repository.ts";

/** One bag of several is counted: the bill waits for the others, on whichever tablet they are (COUNT-03). */
export async function keepBag(
  { db, clock, live }: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  { id }: OrderRow,
  bag: KeptBag,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Whoever finishes the count at this moment comes before, and is seen here, or after, and sees this bag.
    await lockOrder(transaction, id);
    const order = await findOrder(transaction, id);
    if (!order) throw new ApiProblem("not_found");
    if (order.status !== "picked-up") {
      throw refusedAsItIs("not_possible_now", order, { kind: "staff" });
    }
    await saveKeptBag(transaction, bag, { orderId: id, staffId: staff.id, at: clock.now() });
  });
  live.announce({ order: id });
}
