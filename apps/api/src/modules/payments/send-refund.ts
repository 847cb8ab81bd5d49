import {
  PaymentServiceRefused,
  type NewRefund,
  type PaymentService,
  type ServiceRefund,
} from "../../outside/payment-service.ts";
import type { PayDeps } from "./ask-service.ts";
import {
  withBooks,
  type RefundRow,
  addEvent,
  type BooksDeps,
  queueMoneyMail,
  sumUp,
} from "./books.ts";
import { findPayment } from "./payments-repository.ts";
import { settleRefund } from "./settle-refunds.ts";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { giveBack, netPaidOf } from "./give-back.ts";

const CLOCK = { kind: "clock" } as const;

/**
 * Refunds a deposit that exceeds its bill from the payment of a bill that charged one. If none has enough left, an
 * owner pays it out (PAY-12).
 */
async function carryDeposit(deps: BooksDeps, refund: RefundRow): Promise<void> {
  for (const { id } of await listBillsWithDeposit(deps.db, refund)) {
    const isCarried = await withBooks(deps, id, async (books) => {
      if (netPaidOf(books) < refund.cents || !(await take(books.db, refund))) return false;
      const { cents, purpose, reason, bill_id } = refund;
      await giveBack(books, CLOCK, { cents, purpose, reason, ...(bill_id && { bill_id }) });
      return true;
    });
    if (isCarried) return;
  }
  if (refund.bill_id) await leaveToOwner(deps, refund, refund.bill_id);
}

/** Deletes the refund; false if a correction of the bill has removed it meanwhile. */
const take = async (db: Db, { id }: RefundRow): Promise<boolean> => {
  const gone = await db.deleteFrom("refunds").where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
};

const leaveToOwner = (deps: BooksDeps, { id, cents, reason }: RefundRow, billId: string) =>
  withBooks(deps, billId, async (books) => {
    const left = await books.db
      .updateTable("refunds")
      .set({ ask_again_at: null, changed_at: books.now })
      .where("id", "=", id)
      .executeTakeFirst();
    if (left.numUpdatedRows === 0n) return;
    const money = { id, state: "queued", cents } as const;
    await addEvent(books, "refund-changed", CLOCK, { money, reason });
    await queueMoneyMail(books, "refund", { refundId: id });
  });

/** The customer's bills that charged a deposit and have money left, newest first. */
async function listBillsWithDeposit(db: Db, { bill_id }: RefundRow): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bills own JOIN orders o ON o.id = own.order_id
      JOIN orders p ON p.user_id = o.user_id JOIN bills b ON b.order_id = p.id
      JOIN bill_versions v ON v.bill_id = b.id AND v.version = b.version
    WHERE own.id = ${bill_id} AND v.lines @> '[{"kind": "deposit"}]'
      AND b.paid_cents - b.charged_back_cents - b.refunded_cents > 0
    ORDER BY b.created_at DESC`.execute(db);
  return rows;
}

/** When to poll for a refund's progress after sending it. */
const SOON_MS = 10 * 60_000;
/** How long the service may not know a refund's payment before it is left to a person (PAY-12). */
const UNKNOWN_FOR_MS = 3 * 86_400_000;

/** Sends a refund to the service and records the result. A refused one becomes `failed`. */
export async function sendRefund(deps: PayDeps, refund: RefundRow): Promise<void> {
  if (refund.payment_id === null) return carryDeposit(deps, refund);
  const payment = await findPayment(deps.db, refund.payment_id);
  if (!payment?.service_id) return;
  const wanted = {
    id: refund.id,
    paymentServiceId: payment.service_id,
    cents: refund.cents,
  };
  const order = await deps.db
    .selectFrom("orders")
    .innerJoin("bills", "bills.order_id", "orders.id")
    .select("orders.number")
    .where("bills.id", "=", payment.bill_id)
    .executeTakeFirstOrThrow();
  const answer = await ask(deps.payments, { ...wanted, description: order.number });
  if (!answer && !isOld(refund, deps.clock.now())) return waitFor(deps, refund);
  await withBooks(deps, payment.bill_id, async (books) => {
    const row = await books.db
      .selectFrom("refunds")
      .selectAll()
      .where("id", "=", refund.id)
      .executeTakeFirstOrThrow();
    // A concurrent settlement has newer information.
    if (row.state !== "queued") return;
    await settleRefund(books, row, answer ?? REFUSED);
    await books.db
      .updateTable("payments")
      .set((own) => ({
        changes: own("changes", "+", 1),
        ask_again_at: new Date(books.now.getTime() + SOON_MS),
      }))
      .where("id", "=", payment.id)
      .execute();
    await sumUp(books);
  });
}

type Answer = { id: string | null; state: ServiceRefund["state"] };
const REFUSED: Answer = { id: null, state: "failed" };

/**
 * Looks for a refund made earlier before making one: the service forgets our idempotency key after an hour, but not the
 * refund. Undefined if the service does not know the payment, which a wrong API key causes too.
 */
async function ask(payments: PaymentService, wanted: NewRefund): Promise<Answer | undefined> {
  const found = await payments.find(wanted.paymentServiceId);
  if (!found) return undefined;
  const made = found.refunds.find(({ ours }) => ours === wanted.id);
  if (made) return made;
  try {
    return await payments.refund(wanted);
  } catch (error) {
    if (error instanceof PaymentServiceRefused) return REFUSED;
    throw error;
  }
}

const isOld = ({ created_at }: RefundRow, now: Date): boolean =>
  now.getTime() - created_at.getTime() > UNKNOWN_FOR_MS;

const waitFor = async ({ db, clock }: PayDeps, { id, created_at }: RefundRow): Promise<void> => {
  const now = clock.now();
  const age = now.getTime() - created_at.getTime();
  await db
    .updateTable("refunds")
    .set({ ask_again_at: new Date(now.getTime() + Math.max(SOON_MS, age / 4)) })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .execute();
};
