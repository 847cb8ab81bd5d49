import { ApiProblem } from "../../api-problem.ts";
import type { Act } from "../orders/life/act.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { actOnBooks, withBooks, type Books, type BooksDeps } from "./books.ts";
import { giveBack, netPaidOf } from "./give-back.ts";

type Refund = { cents: number; reason: string };

/**
 * Refunds some or all of what was paid, with a reason. Throws `more_than_paid` beyond what is left of the payments
 * (PAY-08).
 */
export const refundBill = (
  deps: BooksDeps,
  billId: string,
  actor: Actor,
  refund: Refund,
): Promise<void> => withBooks(deps, billId, (books) => refundFrom(books, actor, refund));

/** Like `refundBill`, with optimistic locking and once per idempotency key (LIFE-08, LIFE-09). */
export const refundOrder = (deps: BooksDeps, act: Act, refund: Refund): Promise<void> =>
  actOnBooks(
    deps,
    act,
    (books) => refundFrom(books, act.actor, refund),
    new ApiProblem("more_than_paid", { paid: 0 }),
  );

/** Like `refundBill`, within the caller's transaction. */
export async function refundFrom(
  books: Books,
  actor: Actor,
  { cents, reason }: Refund,
): Promise<void> {
  if (cents > netPaidOf(books)) throw new ApiProblem("more_than_paid", { paid: netPaidOf(books) });
  await giveBack(books, actor, { cents, purpose: "compensation", reason });
}
