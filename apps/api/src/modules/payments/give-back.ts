import type { RefundPurpose } from "@waslijn/contract/shared/payments";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Actor } from "../orders/life/record-event.ts";
import { addEvent, type Books } from "./books.ts";
import { queueMoneyMail } from "./queue-money-mail.ts";
import { sumUp } from "./sum-up.ts";

export type GivingBack = {
  cents: number;
  purpose: RefundPurpose;
  reason: string;
  /** The bill that it is for, where that is another one. */
  bill_id?: string;
};

/** What came in and stayed: more than that never goes back (PAY-08). */
export const keptOf = ({ bill }: Books): number =>
  bill.paid_cents - bill.charged_back_cents - bill.refunded_cents;

/** Queues refunds for an amount, of the newest payment first: of two for the same bill the second goes back. */
export async function giveBack(
  books: Books,
  actor: Actor,
  { cents, ...refund }: GivingBack,
): Promise<void> {
  let rest = cents;
  for (const { id: paymentId, kept } of await readKept(books)) {
    const part = Math.min(rest, kept);
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

export type NewRefundRow = GivingBack &
  ({ payment_id: string } | { payment_id: null; bill_id: string }) & {
    ask_again_at?: Date;
    /** How it was paid out, for one that needs no payment service any more. */
    paid_otherwise?: string;
  };

/** Writes a refund down, with its event and the customer's mail. */
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

/** What is left of each payment, the newest first. */
async function readKept({ db, bill }: Books): Promise<{ id: string; kept: number }[]> {
  const { rows } = await sql<{ id: string; kept: number }>`
    SELECT p.id, p.paid_cents - p.charged_back_cents - coalesce((SELECT sum(f.cents)::integer FROM refunds f
        WHERE f.payment_id = p.id AND f.state <> 'failed'), 0) AS kept
    FROM payments p WHERE p.bill_id = ${bill.id} ORDER BY p.created_at DESC, p.id`.execute(db);
  return rows;
}
