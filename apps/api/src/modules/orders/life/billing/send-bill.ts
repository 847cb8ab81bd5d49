import { ApiProblem } from "../../../../api-problem.ts";
import { isBilledCollectively } from "../../../bills/billed-collectively.ts";
import { findBill } from "../../../bills/bills-repository.ts";
import { act, wasDone, type Act } from "../act.ts";
import { sendingOf } from "./bill-sending.ts";
import type { LifeDeps } from "../life-deps.ts";

/** Sends an order's bill with its payment link; sent again, it is the same link (PAY-01). */
export async function sendBill(deps: LifeDeps, given: Act): Promise<void> {
  if (await wasDone(deps, given)) return;
  const { order } = given;
  const bill = await findBill(deps.db, order.id);
  if (!bill || isBilledCollectively(order)) throw new ApiProblem("not_found");
  if (bill.due <= 0) throw new ApiProblem("nothing_due");
  await act(deps, given, "bill-sent", {
    data: { total: bill.total },
    ...(await sendingOf(deps, order, bill.id)),
  });
}
