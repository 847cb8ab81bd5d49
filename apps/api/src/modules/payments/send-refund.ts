import {
  PaymentServiceRefused,
  type NewRefund,
  type PaymentService,
  type ServiceRefund,
} from "../../outside/payment-service.ts";
import type { PayDeps } from "./ask-service.ts";
import { withBooks, type RefundRow } from "./books.ts";
import { carryDeposit } from "./carry-deposit.ts";
import { findPayment } from "./payments-repository.ts";
import { settleRefund } from "./settle-refunds.ts";
import { sumUp } from "./sum-up.ts";

/** So long after it was made the service tells more about a refund. */
const SOON_MS = 10 * 60_000;
/** A refund whose payment the service does not know for so long is a person's matter (PAY-12). */
const UNKNOWN_FOR_MS = 3 * 86_400_000;

/** Has the service give money back, and writes down what it said. One that it refuses has failed. */
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
    // Whoever settled the payment meanwhile knows at least as much.
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
 * The service forgets our key after an hour, but not the refund that was made with it. Undefined where it says that it
 * has no such payment: with the right key it may have it again.
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
