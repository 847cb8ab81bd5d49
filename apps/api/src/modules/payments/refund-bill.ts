import { ApiProblem } from "../../api-problem.ts";
import type { Actor } from "../orders/life/record-event.ts";
import { withBooks, type BooksDeps } from "./books.ts";
import { giveBack, keptOf } from "./give-back.ts";

/** Gives back some or all of what was paid, with a reason; never more than came in and stayed (PAY-08). */
export const refundBill = (
  deps: BooksDeps,
  billId: string,
  actor: Actor,
  { cents, reason }: { cents: number; reason: string },
): Promise<void> =>
  withBooks(deps, billId, async (books) => {
    if (cents > keptOf(books)) throw new ApiProblem("more_than_paid", { paid: keptOf(books) });
    await giveBack(books, actor, { cents, purpose: "compensation", reason });
  });
