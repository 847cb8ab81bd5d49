import { sql } from "kysely";
import { PLANNED_ONCE } from "../../db/planned-once.ts";
import type { BillRow, Books } from "./books.ts";

/**
 * Brings a bill's sums up to what its payments and refunds add up to; its state follows by itself (PAY-02). No more is
 * off the bill than it asks: what was given back beyond a bill that became less is not paid too much.
 */
export async function sumUp(books: Books): Promise<BillRow> {
  const { rows } = await sql<BillRow>`
    UPDATE bills b SET paid_cents = p.paid, charged_back_cents = p.charged_back,
      refunded_cents = r.refunded, compensated_cents = least(r.compensated, b.total_cents)
    FROM
      (SELECT coalesce(sum(paid_cents), 0) AS paid, coalesce(sum(charged_back_cents), 0) AS charged_back
        FROM payments WHERE bill_id = ${books.bill.id}) p,
      (SELECT coalesce(sum(f.cents), 0) AS refunded,
          coalesce(sum(f.cents) FILTER (WHERE f.purpose = 'compensation'), 0) AS compensated
        FROM refunds f JOIN payments q ON q.id = f.payment_id
        WHERE q.bill_id = ${books.bill.id} AND f.state <> 'failed') r
    WHERE b.id = ${books.bill.id} RETURNING b.* ${PLANNED_ONCE}`.execute(books.db);
  const [bill] = rows;
  if (!bill) throw new Error("The bill is gone.");
  books.bill = bill;
  return bill;
}
