import type { RefundPurpose } from "@waslijn/contract/shared/payments";
import { sql, type RawBuilder } from "kysely";
import { randomUUID } from "node:crypto";
import type { Actor } from "../orders/life/record-event.ts";
import { addEvent, type Books, queueMoneyMail, sumUp } from "./books.ts";
import type { Db } from "../../db/client.ts";

type GivingBack = {
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

type NewRefundRow = GivingBack &
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

const DAY_MS = 86_400_000;
/** A refund that the service refuses is tried again on other days, and then left to the desk. */
const MOST_FAILED = 3;

/** Gives back what was paid beyond the bill, whatever it came from: paid twice, or a bill that became less. */
export async function returnDifference(books: Books): Promise<void> {
  const { bill, db, now } = books;
  const cents = Math.min(-bill.due_cents, keptOf(books));
  if (cents <= 0 || !(await listReturnable(db, now, sql`b.id = ${bill.id}`)).length) return;
  await markFollowed(books);
  const reason = "difference";
  await giveBack(books, { kind: "clock" }, { cents, purpose: "difference", reason });
}

/** The same for a bill whose sums may be older than its total. */
export async function sumUpAndReturn(books: Books): Promise<void> {
  await sumUp(books);
  await returnDifference(books);
}

/** Of some bills those whose difference was not tried in vain today, nor often enough before. */
export async function listReturnable(
  db: Db,
  now: Date,
  which: RawBuilder<unknown>,
  most = 1,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bills b WHERE ${which} AND NOT EXISTS (
      SELECT FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.bill_id = b.id AND f.purpose = 'difference' AND f.state = 'failed'
      HAVING count(*) >= ${MOST_FAILED} OR max(f.changed_at) > ${new Date(now.getTime() - DAY_MS)})
    ORDER BY b.sent_at LIMIT ${most}`.execute(db);
  return rows;
}

/** Those that failed before are the next attempt's matter. */
const markFollowed = ({ db, bill, now }: Books) =>
  sql`UPDATE refunds f SET handled_at = ${now} FROM payments p
    WHERE p.id = f.payment_id AND p.bill_id = ${bill.id} AND f.purpose = 'difference'
      AND f.state = 'failed' AND f.handled_at IS NULL`.execute(db);
