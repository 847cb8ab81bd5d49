import type { ServicePayment, ServiceRefund } from "../../outside/payment-service.ts";
import { randomUUID } from "node:crypto";
import {
  addEvent,
  type Books,
  type PaymentRow,
  type RefundRow,
  queueMoneyMail,
  sumUp,
} from "./books.ts";

const SERVICE = { kind: "payment-service" } as const;

/** Updates our refunds of a payment to the service's. Returns how many changed and how many are pending. */
export async function settleRefunds(
  books: Books,
  payment: PaymentRow,
  found: ServicePayment["refunds"],
): Promise<{ changed: number; open: number }> {
  const rows = await books.db
    .selectFrom("refunds")
    .selectAll()
    .where("payment_id", "=", payment.id)
    .execute();
  let changed = 0;
  for (const theirs of found) {
    const ours = rows.find(({ id, service_id }) => service_id === theirs.id || id === theirs.ours);
    if (await (ours ? settleRefund(books, ours, theirs) : takeIn(books, payment, theirs))) {
      changed += 1;
    }
  }
  // A refund that disappeared from the service was cancelled there.
  const gone = rows.filter(
    ({ service_id, state }) =>
      service_id && state !== "failed" && !found.some(({ id }) => id === service_id),
  );
  for (const row of gone)
    await settleRefund(books, row, { id: row.service_id ?? "", state: "failed" });
  const open = found.filter(({ state }) => state === "pending").length;
  return { changed: changed + gone.length, open };
}

/** Records the service's state of a refund; false if nothing changed. */
export async function settleRefund(
  books: Books,
  row: RefundRow,
  { id, state }: { id: string | null; state: ServiceRefund["state"] },
): Promise<boolean> {
  if (row.state === state && row.service_id === id) return false;
  await books.db
    .updateTable("refunds")
    .set({ service_id: id, state, changed_at: books.now, ask_again_at: null })
    .where("id", "=", row.id)
    .execute();
  const money = { id: row.id, state, cents: row.cents };
  await addEvent(books, "refund-changed", SERVICE, { money });
  // The customer has been mailed that the money is on its way (PAY-12).
  if (state === "failed") await queueMoneyMail(books, "refund-failed", { refundId: row.id });
  return true;
}

/**
 * Adds a refund made directly at the service. Up to the overpaid amount it returns a difference, otherwise it is
 * compensation.
 */
async function takeIn(
  books: Books,
  { id: paymentId }: PaymentRow,
  { id, cents, state }: ServiceRefund,
): Promise<boolean> {
  const { due_cents } = await sumUp(books);
  const row = {
    id: randomUUID(),
    payment_id: paymentId,
    cents,
    purpose: -due_cents >= cents ? ("difference" as const) : ("compensation" as const),
    reason: "at the payment service",
    state,
    service_id: id,
    created_at: books.now,
    changed_at: books.now,
  };
  await books.db.insertInto("refunds").values(row).execute();
  await addEvent(books, "refund-changed", SERVICE, { money: { id: row.id, state, cents } });
  return true;
}
