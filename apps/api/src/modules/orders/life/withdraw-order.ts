import type { Deps } from "../../../deps.ts";
import { customerMails, operationsMails } from "../mail-recipients.ts";
import { act, refusedAsItIs, wasDone, type Act, type Consequences } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import type { LifeDeps } from "./life-deps.ts";
import { planEnds } from "./order-plan.ts";
import { mayWithdraw } from "./withdrawal.ts";

/**
 * A consumer withdraws from the contract (MINE-14). Before the pickup the order ends and costs nothing.
 * After it the delivery stays, because the laundry is with us; the desk hears of it and bills what was done. Either way
 * a plan that it belongs to ends (PLAN-04).
 */
export async function withdrawOrder(deps: LifeDeps & Pick<Deps, "env">, given: Act): Promise<void> {
  if (await wasDone(deps, given)) return;
  const { order, actor } = given;
  const now = deps.clock.now();
  if (mayWithdraw(order, now).may === "no") throw refusedAsItIs("not_possible_now", order, actor);
  const ending: Consequences = {
    set: { withdrawn_at: now, awaits_window: null },
    give_back: ["pickup", "delivery"],
  };
  const ends = await planEnds(deps.db, order.id);
  await act(deps, given, "withdrawn", {
    ...ends,
    ...(order.status === "placed" ? ending : { set: { withdrawn_at: now } }),
    ...(await billAfter(deps, order, { kind: "withdrawn", data: ends.data })),
    mails: [
      ...customerMails(order, "order-withdrawn"),
      ...operationsMails(deps.env, "operations-withdrawn"),
    ],
  });
}
