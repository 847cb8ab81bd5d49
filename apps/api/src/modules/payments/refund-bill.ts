import { ApiProblem } from "../../api-problem.ts";
import type { Act } from "../orders/life/act.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { actOnBooks, sumUp, withBooks, type Books, type BooksDeps } from "./books.ts";
import { giveBack, markFollowed, netPaidOf } from "./give-back.ts";

type Refund = { cents: number; reason: string };

/**
 * Refunds some or all of what was paid, with a reason: first what was paid too much, the rest as compensation. Throws
 * `more_than_paid` beyond what is left of the payments (PAY-08, PAY-11).
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

async function refundFrom(books: Books, actor: Actor, { cents, reason }: Refund): Promise<void> {
  const { due_cents } = await sumUp(books);
  if (cents > netPaidOf(books)) throw new ApiProblem("more_than_paid", { paid: netPaidOf(books) });
  const difference = Math.min(cents, Math.max(0, -due_cents));
  const compensation = cents - difference;
  if (difference > 0) {
    if (difference === -due_cents) await markFollowed(books);
    await giveBack(books, actor, { cents: difference, purpose: "difference", reason });
  }
  if (compensation > 0) {
    await giveBack(books, actor, { cents: compensation, purpose: "compensation", reason });
  }
}
