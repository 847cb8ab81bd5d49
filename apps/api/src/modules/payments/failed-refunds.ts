import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { writeChange } from "../staff/write-audit.ts";
import { refusedAsItIs, type Act } from "../orders/life/act.ts";
import {
  actOnBooks,
  addEvent,
  type Books,
  type BooksDeps,
  type RefundRow,
  queueMoneyMail,
  sumUp,
} from "./books.ts";
import { addRefund, giveBack, netPaidOf } from "./give-back.ts";
import { findRefund } from "./payments-repository.ts";

/** Whether a refund needs manual action: it failed, or no payment can carry it (PAY-12). */
export const awaitsDesk = ({
  state,
  payment_id,
  ask_again_at,
  handled_at,
}: Pick<RefundRow, "state" | "payment_id" | "ask_again_at" | "handled_at">): boolean =>
  handled_at === null &&
  (state === "failed" || (state === "queued" && payment_id === null && ask_again_at === null));

/** `awaitsDesk` as an SQL condition on refunds `f`, written to match the partial index. */
export const isRefundForDesk = sql`f.handled_at IS NULL AND (f.state = 'failed' OR f.payment_id IS NULL)
  AND (f.state = 'failed' OR f.state = 'queued' AND f.ask_again_at IS NULL)`;

/** Retries a failed refund as a new one: the service accepts each id only once. */
export const retryRefund = (deps: BooksDeps, act: Act, refundId: string): Promise<void> =>
  handle(deps, act, refundId, async (books, row) => {
    if (row.state !== "failed") throw new ApiProblem("not_possible_now");
    const cents = stillOwed(books, row);
    await markHandled(books, row);
    await giveBack(books, act.actor, { cents, ...whatFor(row) });
  });

export type Closing = { isPaid: boolean; reason: string };

/**
 * Closes a refund that the service will not make: it was paid in another way, or is no longer owed. Only an owner may
 * close one that no payment carries.
 */
export const closeRefund = (
  deps: BooksDeps & Pick<Deps, "clock">,
  act: Act,
  staff: Pick<Staff, "id" | "role">,
  refundId: string,
  { isPaid, reason }: Closing,
): Promise<void> =>
  handle(deps, act, refundId, async (books, row) => {
    if (row.payment_id === null && staff.role !== "owner") throw new ApiProblem("forbidden");
    if (isPaid) await payOut(books, act, row, reason);
    else await giveUp(deps, books, staff, row, reason);
    await markHandled(books, row);
    await sumUp(books);
  });

/** With the bill that owes a deposit, so that its next correction does not give the deposit back again. */
const whatFor = ({ purpose, reason, bill_id }: RefundRow) => ({
  purpose,
  reason,
  ...(bill_id && { bill_id }),
});

async function payOut(books: Books, { actor }: Act, row: RefundRow, how: string): Promise<void> {
  if (row.payment_id !== null) {
    const { payment_id } = row;
    const cents = stillOwed(books, row);
    return addRefund(books, actor, { payment_id, cents, ...whatFor(row), paid_otherwise: how });
  }
  await setState(books, row, { state: "done", paid_otherwise: how });
  const money = { id: row.id, state: "done", cents: row.cents } as const;
  await addEvent(books, "refund-changed", actor, { money, reason: row.reason });
  await queueMoneyMail(books, "refund", { refundId: row.id });
}

async function giveUp(
  { clock }: Pick<Deps, "clock">,
  books: Books,
  staff: Pick<Staff, "id">,
  row: RefundRow,
  reason: string,
): Promise<void> {
  // Nothing is waived if the bill is not overpaid any more, such as after a chargeback: a later overpayment is owed.
  const no_longer_owed = row.purpose !== "difference" || books.bill.due_cents < 0;
  await setState(books, row, { state: "failed", no_longer_owed });
  await writeChange(books.db, clock, staff, "order:refund-closed", {
    about: `order ${books.order.number}`,
    before: { refund: row.id, cents: row.cents, state: row.state },
    after: { refund: row.id, reason },
  });
}

/**
 * The part of a failed refund that is still owed: a chargeback or a higher bill may have reduced it. Throws
 * `more_than_paid`.
 */
function stillOwed(books: Books, { cents, purpose }: RefundRow): number {
  const netPaid = netPaidOf(books);
  const owed = purpose === "difference" ? Math.min(cents, -books.bill.due_cents, netPaid) : cents;
  if (owed <= 0 || owed > netPaid)
    throw new ApiProblem("more_than_paid", { paid: Math.max(0, netPaid) });
  return owed;
}

/** Runs one action on a refund that awaits the desk, under optimistic locking and once per idempotency key. */
async function handle(
  deps: BooksDeps,
  act: Act,
  refundId: string,
  work: (books: Books, row: RefundRow) => Promise<void>,
): Promise<void> {
  const known = await findRefund(deps.db, refundId);
  if (known?.order_id !== act.order.id) throw new ApiProblem("not_found");
  await actOnBooks(deps, act, async (books) => {
    const row = await books.db
      .selectFrom("refunds")
      .selectAll()
      .where("id", "=", refundId)
      .executeTakeFirstOrThrow();
    if (!awaitsDesk(row)) throw refusedAsItIs("not_possible_now", books.order, act.actor);
    await work(books, row);
  });
}

const setState = (
  { db, now }: Books,
  { id }: RefundRow,
  changes: Pick<RefundRow, "state"> & Partial<Pick<RefundRow, "paid_otherwise" | "no_longer_owed">>,
) =>
  db
    .updateTable("refunds")
    .set({ ...changes, changed_at: now, ask_again_at: null })
    .where("id", "=", id)
    .execute();

const markHandled = ({ db, now }: Books, { id }: RefundRow) =>
  db.updateTable("refunds").set({ handled_at: now }).where("id", "=", id).execute();
