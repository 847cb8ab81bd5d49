import { feesOf } from "../../bills/order-fees.ts";
import { refuseField } from "../orderer.ts";
import { readEvents } from "../orders-repository.ts";
import { act, wasDone, type Act } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import type { LifeDeps } from "./life-deps.ts";

/** Lets the customer off the fee of an event, with a reason that the history keeps (LIFE-13). */
export async function waiveFee(
  deps: LifeDeps,
  given: Act,
  { waives, reason }: { waives: number; reason: string },
): Promise<void> {
  if (await wasDone(deps, given)) return;
  const { order } = given;
  const fees = feesOf(await readEvents(deps.db, order.id));
  if (!fees.some(({ version }) => version === waives)) throw refuseField("waives", "no_fee");
  const data = { waives, reason };
  const consequence = await billAfter(deps, order, { kind: "fee-waived", data });
  await act(deps, given, "fee-waived", { data, ...consequence });
}
