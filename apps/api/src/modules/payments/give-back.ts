import type { RefundPurpose } from "@waslijn/contract/shared/payments";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Actor } from "../orders/life/record-event.ts";
import { addEvent, type Books, queueMoneyMail, sumUp } from "./books.ts";
import type { Db } from "../../db/client.ts";

type GivingBack = {
  cents: number;
  purpose: RefundPurpose;
  reason: string;
  /** The bill that the refund is for, if it is not the payment's. */
  bill_id?: string;
};

/** Cents received and neither refunded nor charged back: the upper limit for refunds (PAY-08). */
export const netPaidOf = ({ bill }: Books): number =>
  bill.paid_cents - bill.charged_back_cents - bill.refunded_cents;

/** Queues refunds for an amount, last received first: of a double payment the second one is returned. */
export async function giveBack(
  books: Books,
  actor: Actor,
  { cents, ...refund }: GivingBack,
): Promise<void> {
  let rest = cents;
  for (const { id: paymentId, refundable } of await readRefundable(books)) {
    const part = Math.min(rest, refundable);
    if (part <= 0) continue;
    rest -= part;
    await addRefund(books, actor, {
      ...refund,
      payment_id: paymentId,
      cents: part,
      ask_again_at: books.now,
    });
  }
  await sumUp(books);
}

type NewRefundRow = GivingBack &
  ({ payment_id: string } | { payment_id: null; bill_id: string }) & {
    ask_again_at?: Date;
    /** How it was paid out, for a refund made without the payment service. */
    paid_otherwise?: string;
  };

/** Inserts a refund with its event and the mail to the customer. */
export async function addRefund(books: Books, actor: Actor, refund: NewRefundRow): Promise<void> {
  const id = randomUUID();
  const state = refund.paid_otherwise === undefined ? "queued" : "done";
  const { now: created_at, now: changed_at } = books;
  await books.db
    .insertInto("refunds")
    .values({ ...refund, id, state, created_at, changed_at })
    .execute();
  const { cents, reason } = refund;
  await addEvent(books, "refund-changed", actor, { money: { id, state, cents }, reason });
  await queueMoneyMail(books, "refund", { refundId: id });
}

/** The refundable cents of each payment, last settled first. */
async function readRefundable({ db, bill }: Books): Promise<{ id: string; refundable: number }[]> {
  const { rows } = await sql<{ id: string; refundable: number }>`
    SELECT p.id, p.paid_cents - p.charged_back_cents - coalesce((SELECT sum(f.cents)::integer FROM refunds f
        WHERE f.payment_id = p.id AND f.state <> 'failed'), 0) AS refundable
    FROM payments p WHERE p.bill_id = ${bill.id} ORDER BY p.changed_at DESC, p.created_at DESC, p.id`.execute(
    db,
  );
  return rows;
}

const DAY_MS = 86_400_000;
/** A refund that the service refuses is retried on later days; after this many failures it is left to the desk. */
const MOST_FAILED = 3;

/** Refunds an overpayment, after a double payment or a reduced bill. */
export async function returnDifference(books: Books): Promise<void> {
  const { bill, db, now } = books;
  if (bill.due_cents >= 0) return;
  const [returnable] = await listReturnable(db, now, { billId: bill.id });
  const cents = Math.min(returnable?.cents ?? 0, netPaidOf(books));
  if (cents <= 0) return;
  await markFollowed(books);
  const reason = "difference";
  await giveBack(books, { kind: "clock" }, { cents, purpose: "difference", reason });
}

/** Like `returnDifference`, for a bill whose totals may be outdated. */
export async function sumUpAndReturn(books: Books): Promise<void> {
  await sumUp(books);
  await returnDifference(books);
}

/**
 * Cents of a bill `b`'s overpayment that the desk closed as no longer owed (PAY-12). A payment that was started later
 * ends this: the bill had risen by then, so the overpayment was used up.
 */
const WAIVED_CENTS = sql`(SELECT coalesce(sum(f.cents), 0)::integer FROM refunds f JOIN payments p ON p.id = f.payment_id
  WHERE p.bill_id = b.id AND f.purpose = 'difference' AND f.no_longer_owed AND NOT EXISTS (
    SELECT FROM payments q WHERE q.bill_id = b.id AND q.paid_cents > 0 AND q.created_at > f.handled_at))`;

/** Condition on bills `b`: paid too much, and by more than the desk closed as no longer owed. */
export const isOverpaid = sql<boolean>`b.state = 'overpaid' AND -b.due_cents > ${WAIVED_CENTS}`;

/**
 * Overpaid bills, or the one asked for, with the cents to refund: those whose automatic refund has neither failed in the
 * last 24 hours nor reached `MOST_FAILED`.
 */
export async function listReturnable(
  db: Db,
  now: Date,
  { billId, most = 1 }: { billId?: string; most?: number },
): Promise<{ id: string; cents: number }[]> {
  const isWanted = billId === undefined ? sql`` : sql`AND b.id = ${billId}`;
  const { rows } = await sql<{ id: string; cents: number }>`
    SELECT b.id, -b.due_cents - ${WAIVED_CENTS} AS cents
    FROM bills b WHERE ${isOverpaid} ${isWanted} AND NOT EXISTS (
      SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.bill_id = b.id AND f.purpose = 'difference' AND f.state = 'failed'
      HAVING count(*) >= ${MOST_FAILED} OR max(f.changed_at) > ${new Date(now.getTime() - DAY_MS)})
    ORDER BY b.sent_at LIMIT ${most}`.execute(db);
  return rows;
}

/** Marks earlier failed attempts as handled: the new attempt replaces them. */
export const markFollowed = ({ db, bill, now }: Books) =>
  sql`UPDATE refunds f SET handled_at = ${now} FROM payments p
    WHERE p.id = f.payment_id AND p.bill_id = ${bill.id} AND f.purpose = 'difference'
      AND f.state = 'failed' AND f.handled_at IS NULL`.execute(db);
