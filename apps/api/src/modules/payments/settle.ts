import type { ServicePayment } from "../../outside/payment-service.ts";
import { issueInvoice } from "../bills/issue-invoice.ts";
import {
  addEvent,
  withBooks,
  type Books,
  type BooksDeps,
  type PaymentRow,
  queueMoneyMail,
  sumUp,
} from "./books.ts";
import { nextAsk } from "./next-ask.ts";
import { returnDifference } from "./give-back.ts";
import { settleRefunds } from "./settle-refunds.ts";

const SERVICE = { kind: "payment-service" } as const;

/**
 * Updates our books to the service's state of a payment (PAY-04). Idempotent: only changes have effects. Returns false
 * if the payment row changed after the service was asked: the answer is outdated, and the caller asks again.
 */
export const settle = (
  deps: BooksDeps,
  known: Pick<PaymentRow, "id" | "bill_id" | "changes">,
  found: ServicePayment,
): Promise<boolean> =>
  withBooks(deps, known.bill_id, async (books) => {
    const row = await books.db
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", known.id)
      .executeTakeFirstOrThrow();
    if (row.changes !== known.changes) return isSettled(row, found);
    const before = books.bill.due_cents;
    const isChanged = await settlePayment(books, row, found);
    const refunds = await settleRefunds(books, row, found.refunds);
    const hasNews = isChanged || refunds.changed > 0;
    await books.db
      .updateTable("payments")
      .set({
        refunded_cents: refundedOf(found),
        ask_again_at: nextAsk({ ...row, state: found.state }, refunds.open > 0, books.now),
        ...(hasNews && { changed_at: books.now, changes: row.changes + 1 }),
      })
      .where("id", "=", row.id)
      .execute();
    // The compensated amount is capped by the bill's total, which may have changed since.
    const isCompensated = books.bill.compensated_cents > 0;
    if (hasNews || isCompensated || (await isUnclosed(books))) await follow(books, before);
    return true;
  });

const refundedOf = ({ refunds }: ServicePayment): number =>
  refunds.reduce((sum, { cents, state }) => (state === "failed" ? sum : sum + cents), 0);

const isPaymentSettled = (row: PaymentRow, found: ServicePayment): boolean =>
  row.service_id === found.id &&
  row.state === found.state &&
  row.paid_cents === found.paidCents &&
  row.charged_back_cents === found.chargedBackCents;

const isSettled = (row: PaymentRow, found: ServicePayment): boolean =>
  isPaymentSettled(row, found) && row.refunded_cents === refundedOf(found);

async function settlePayment(
  books: Books,
  row: PaymentRow,
  found: ServicePayment,
): Promise<boolean> {
  if (isPaymentSettled(row, found)) return false;
  await books.db
    .updateTable("payments")
    .set({
      service_id: found.id,
      state: found.state,
      paid_cents: found.paidCents,
      charged_back_cents: found.chargedBackCents,
      // The journal books the change on this day.
      changed_at: books.now,
    })
    .where("id", "=", row.id)
    .execute();
  await addEvent(books, "payment-changed", SERVICE, {
    money: {
      id: row.id,
      state: found.state,
      cents: found.state === "paid" ? found.paidCents : found.cents,
      method: row.method,
      ...(found.chargedBackCents > 0 && { chargedBack: found.chargedBackCents }),
    },
  });
  return true;
}

/**
 * The effects of money received or returned: refund of an overpayment, and receipt and invoice of a bill that is now
 * paid. The invoice comes last: its counter row stays locked until the commit, and all other invoices wait for it.
 */
async function follow(books: Books, dueBefore: number): Promise<void> {
  const { due_cents, paid_cents, written_off_at } = await sumUp(books);
  if (due_cents <= 0 && written_off_at) await endWriteOff(books);
  const isPaidNow = dueBefore > 0 && due_cents <= 0 && paid_cents > 0;
  const isClosing = isPaidNow || (await isUnclosed(books));
  await returnDifference(books);
  if (dueBefore !== due_cents) await lookAtOthers(books);
  if (!isClosing) return;
  await queueMoneyMail(books, "paid", {});
  await issueInvoice({ db: books.db, clock: { now: () => books.now } }, books.order.id);
}

/** A bill that was paid after all is due again after a chargeback, like any other (PAY-02). */
async function endWriteOff(books: Books): Promise<void> {
  const { db, bill } = books;
  await db.updateTable("bills").set({ written_off_at: null }).where("id", "=", bill.id).execute();
  books.bill = { ...bill, written_off_at: null };
}

/**
 * Paid, and this version of the bill has no invoice: a correction lowered it to what had been paid, or followed the
 * credit of an invoice, so no further payment closes it. A version whose invoice was credited waits for the desk.
 */
async function isUnclosed({ db, bill }: Books): Promise<boolean> {
  if (bill.due_cents > 0 || bill.paid_cents === 0 || bill.total_cents === 0) return false;
  const invoice = db
    .selectFrom("invoices")
    .select("id")
    .where("bill_id", "=", bill.id)
    .where("bill_version", "=", bill.version);
  return (await invoice.executeTakeFirst()) === undefined;
}

/** Has the job look at attempts with an outdated amount, and cancel them where possible (PAY-11). */
const lookAtOthers = ({ db, bill, now }: Books) =>
  db
    .updateTable("payments")
    .set({ ask_again_at: now })
    .where("bill_id", "=", bill.id)
    .where("service_id", "is not", null)
    .where("state", "in", ["open", "pending", "authorized"])
    .execute();
