import { ApiProblem } from "../../../api-problem.ts";
import type { Deps, LifeDeps } from "../../../deps.ts";
import { customerMails, operationsMails } from "../mail-recipients.ts";
import { recordAct, refusedAsItIs, wasDone, type Act, type Consequences } from "./act.ts";
import { billAfter } from "./billing/bill-after.ts";
import type { EventData } from "./fold-events.ts";
import { planEnds } from "./order-plan.ts";
import type { Permission } from "@waslijn/contract/customer/my-order";
import { addDays, amsterdamDate, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { WITHDRAWAL_DAYS } from "@waslijn/contract/shared/order-life";
import { holidayOn } from "../../catalogue/times/dutch-holidays.ts";
import type { OrderRow } from "../orders-repository.ts";

/**
 * A consumer withdraws from the contract (MINE-14). Before the pickup the order ends without costs. After it the
 * delivery stays, because we have the laundry; the desk is notified and bills the work done. Either way the order's
 * plan ends (PLAN-04). One that the desk records counts from the day it came, which is not before the order nor in the
 * future.
 */
export async function withdrawOrder(
  deps: LifeDeps & Pick<Deps, "env">,
  act: Act,
  came?: EventData["came"],
): Promise<void> {
  if (await wasDone(deps, act)) return;
  const { order, actor } = act;
  const now = deps.clock.now();
  const day = came?.on ?? amsterdamDate(now);
  if (day > amsterdamDate(now) || day < amsterdamDate(order.created_at)) {
    throw new ApiProblem("validation_failed", {
      fields: [{ field: "receivedOn", rule: "out_of_range" }],
    });
  }
  if (mayWithdrawOn(order, day).may === "no") {
    throw refusedAsItIs("not_possible_now", order, actor, ["withdrawn"]);
  }
  const ending: Consequences = {
    set: { withdrawn_at: now, awaits_window: null },
    give_back: ["pickup", "delivery"],
  };
  const ends = await planEnds(deps.db, order.id);
  const data = { ...ends.data, ...(came && { came }) };
  await recordAct(deps, act, "withdrawn", {
    ...ends,
    data,
    ...(order.status === "placed" ? ending : { set: { withdrawn_at: now } }),
    ...(await billAfter(deps, order, { kind: "withdrawn", data }, act)),
    mails: [
      ...customerMails(order, "order-withdrawn"),
      ...operationsMails(deps.env, "operations-withdrawn"),
    ],
  });
}

const SATURDAY = 6;

/**
 * The last day on which a consumer can withdraw: the fourteenth after the day of ordering, or the first working day
 * after that (BW 6:230o; Regulation 1182/71, article 3).
 */
export function lastWithdrawalDay(placedAt: Date): string {
  let day = addDays(amsterdamDate(placedAt), WITHDRAWAL_DAYS);
  while (weekday(day) >= SATURDAY || holidayOn(day)) day = addDays(day, 1);
  return day;
}

type Withdrawable = Pick<OrderRow, "kind" | "status" | "created_at" | "withdrawn_at">;

/** Whether a consumer can withdraw from this order now: until the service is complete (MINE-14). */
export const mayWithdraw = (order: Withdrawable, now: Date): Permission =>
  mayWithdrawOn(order, amsterdamDate(now));

function mayWithdrawOn(order: Withdrawable, day: string): Permission {
  const no = (why: Extract<Permission, { may: "no" }>["why"]): Permission => ({ may: "no", why });
  if (order.kind !== "consumer") return no("no-consumer");
  if (order.withdrawn_at) return no("withdrawn");
  if (order.status === "delivered" || order.status === "cancelled") return no(order.status);
  const isOver = day > lastWithdrawalDay(order.created_at);
  return isOver ? no("withdrawal-over") : { may: "free" };
}
