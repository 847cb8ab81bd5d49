import type { Bill } from "../bills/bills-repository.ts";
import { replaceInvoice } from "../bills/issue-invoice.ts";
import { priceBill } from "../bills/price-bill.ts";
import { readBooks, sentAnew } from "../orders/life/billing/bill-after.ts";
import type { LifeDeps } from "../../deps.ts";
import { statesBefore } from "../orders/life/order-states.ts";
import { recordEvent, type Actor } from "../orders/life/record-event.ts";
import { lockBooks, type Books } from "../payments/books.ts";
import { addRefund, giveBack, netPaidOf } from "../payments/give-back.ts";

type Compensation = { cents: number; reason: string };

/** Cents of compensation that need no owner: a reduction of what is due, and a refund of what was paid. */
export const coveredBy = ({ due, netPaid }: Pick<Bill, "due" | "netPaid">): number =>
  Math.max(0, due) + Math.max(0, netPaid);

/**
 * Pays compensation: first reduces what is due, then refunds what was paid; an owner pays out the remainder (PAY-12).
 * Runs in the caller's transaction, which has locked the books.
 */
export async function compensate(
  deps: LifeDeps,
  books: Books,
  actor: Actor,
  { cents, reason }: Compensation,
): Promise<void> {
  const off = Math.min(cents, Math.max(0, books.bill.due_cents));
  if (off > 0) await lowerBill({ ...deps, db: books.db }, books, actor, { cents: off, reason });
  const rest = cents - off;
  if (rest === 0) return;
  const now = off > 0 ? await lockBooks(books.db, books.bill.id, books.now) : books;
  const back = Math.min(rest, Math.max(0, netPaidOf(now)));
  if (back > 0) await giveBack(now, actor, { cents: back, purpose: "compensation", reason });
  if (rest === back) return;
  await addRefund(now, actor, {
    payment_id: null,
    bill_id: books.bill.id,
    cents: rest - back,
    purpose: "compensation",
    reason,
  });
}

/** Compensation is a line of the bill without VAT (BILL-02); a bill with an invoice gets a new one (BILL-05). */
async function lowerBill(
  deps: LifeDeps,
  { db, order, now }: Books,
  actor: Actor,
  { cents, reason }: Compensation,
): Promise<void> {
  const books = await readBooks(db, order);
  const { bill, invoice } = books;
  if (!bill) throw new Error("The bill is gone.");
  const line = { reason, cents: -cents, vat: "none" } as const;
  const counted = { ...bill.counted, free: [...bill.counted.free, line] };
  const priced = await priceBill(db, order, books, counted);
  const part = {
    id: bill.id,
    counted,
    lines: priced.lines,
    total: priced.total,
    owed_back: priced.owedBack,
    ...(invoice && (await replaceInvoice(db, invoice, order, priced.lines))),
  };
  await recordEvent(db, {
    now,
    order_id: order.id,
    version: order.version,
    after: statesBefore("recounted", order.kind),
    event: {
      kind: "recounted",
      actor: actor.kind,
      actor_id: actor.id ?? null,
      data: { total: priced.total, reason },
    },
    bill: part,
    ...(await sentAnew(deps, order, bill, part)),
  });
}
